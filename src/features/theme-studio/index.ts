/** The theme studio: readers choose a theme, see it in demos, and copy its code. */
export { ThemeStudio } from './ThemeStudio.tsx';
