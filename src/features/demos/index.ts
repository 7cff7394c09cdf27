/** Demos: the static frame around a running example. The code that runs inside is in `island`. */
export { LocaleProps } from './locale/LocaleProps.tsx';
export { DatesProps } from './dates/DatesProps.tsx';
export { BareStage } from './frame/BareStage.tsx';
export { EditorProps } from './editing/EditorProps.tsx';
export { createFrame } from './frame/createFrame.tsx';
export type { DemoSurroundings } from './frame/surroundings.ts';
export { DemoPage } from './page/DemoPage.tsx';
export { FullCode } from './page/FullCode.tsx';
