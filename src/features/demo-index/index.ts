/** The list of all demos. */
export { DemoIndex, type DemoSection, type ListedDemo } from './DemoIndex.tsx';
