/** Anatomy: labels the parts of a live component in place. */
export { Anatomy } from './Anatomy.tsx';
