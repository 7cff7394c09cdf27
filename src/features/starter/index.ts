/** The grid starter: composes a grid, its plan and its project from what a reader needs. */
export { GridStarter } from './GridStarter.tsx';
