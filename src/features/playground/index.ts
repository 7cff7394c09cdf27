/** The playground: write, run and share code, in the frame of the runner. */
export { Playground } from './Playground.tsx';
export type { Starter } from './starter.ts';
