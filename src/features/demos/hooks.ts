import type { Hook } from '#lib/hook';

/** The frame of a demo, with its name as the value. */
export const DEMO = 'data-demo' satisfies Hook;
export const CODE_URL = 'data-code-url' satisfies Hook;
export const STYLINGS = 'data-stylings' satisfies Hook;
export const ICON_FONT_URL = 'data-icon-font-url' satisfies Hook;
/** What the island renders: the demo itself. */
export const ROOT = 'data-demo-root' satisfies Hook;
export { DEMO_STAGE as STAGE } from '#model/hooks';
/** The handle that resizes the stage. */
export const HANDLE = 'data-demo-resize' satisfies Hook;
export const TOOLBAR = 'data-demo-tools' satisfies Hook;
/** A button or link of the toolbar, with a `DemoAction`. */
export const ACTION = 'data-do' satisfies Hook;
/** The option that a button chooses. */
export const VALUE = 'data-value' satisfies Hook;
export const RETRY = 'data-demo-again' satisfies Hook;
/** The place of the excerpt, the code and the editor. */
export const CODE = 'data-demo-code' satisfies Hook;
export const EXCERPT = 'data-demo-excerpt' satisfies Hook;
/** The editor, and what runs the edited code in the stage. */
export const EDITOR = 'data-demo-editor' satisfies Hook;
export const RUN = 'data-demo-run' satisfies Hook;
/** On the frame: whether the code was changed, whether it has replaced the demo, and the state of its run. */
export const EDITED = 'data-demo-edited' satisfies Hook;
export const RUNNING = 'data-demo-running' satisfies Hook;
export const RUN_STATE = 'data-demo-state' satisfies Hook;
/** The full code, while it is open. */
export const PANEL = 'data-demo-full' satisfies Hook;
export const AD = 'data-demo-ad' satisfies Hook;

export type DemoAction =
  'code' | 'variant' | 'styling' | 'edit' | 'copy' | 'playground' | 'reset' | 'stackblitz' | 'download' | 'link';
