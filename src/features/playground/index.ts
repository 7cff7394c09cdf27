/** The playground: write, run and share code in a sandboxed frame. */
export { Playground } from './Playground.tsx';
export type { Starter } from './props.ts';
