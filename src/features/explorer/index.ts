/** The explorer: a component with controls for its props, and the code of what a reader has set. */
export { controlledProps, controlsOf, coverageOf, type PlanComponents } from './controlsOf.ts';
export { ExplorerList } from './ExplorerList.tsx';
export { ExplorerPage, type ExplorerPlace } from './ExplorerPage.tsx';
export { plansOf } from './explorerState.ts';
export { toCode } from './toCode.ts';
