/** The playground: write, run and share code, in the frame of the runner. */
export { Playground, type Starter } from './Playground.tsx';
