import type { Hook } from '#lib/hook';

/** The frame of a demo, with its name as the value. */
export const DEMO = 'data-demo' satisfies Hook;
export const CODE_URL = 'data-code-url' satisfies Hook;
export const ICON_FONT_URL = 'data-icon-font-url' satisfies Hook;
/** A place in the frame, with a `DemoPlace`. The stage is known outside of the room too. */
export const PLACE = 'data-demo-place' satisfies Hook;
export { DEMO_STAGE as STAGE } from '#model/hooks';
/** A button or link, with a `DemoAction`. The `value` of a button is the option that it chooses. */
export const ACTION = 'data-do' satisfies Hook;

/** The toolbar, the handle that resizes the stage, and where excerpt, code and editor, and the ad are. */
export type DemoPlace = 'toolbar' | 'handle' | 'code' | 'ad';

export type DemoAction =
  | 'code'
  | 'variant'
  | 'styling'
  | 'edit'
  | 'copy'
  | 'playground'
  | 'reset'
  | 'stackblitz'
  | 'download'
  | 'link'
  | 'retry';
