/** Demos: the static frame that pages put around a running example. What runs inside is in `island`. */
export { createFrame } from './frame/createFrame.tsx';
export type { DemoSurroundings } from './frame/surroundings.ts';
export { DemoPage } from './page/DemoPage.tsx';
export { FullCode } from './page/FullCode.tsx';
