/** Anatomy: the parts of a live component, named where they are. */
export { Anatomy } from './Anatomy.tsx';
