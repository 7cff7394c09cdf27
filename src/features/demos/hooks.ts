import type { Hook } from '#lib/hook';
import type { MessageId } from '#services/i18n';

/** The frame of a demo, with its name as the value, and the stage in it, are known outside of the room too. */
export { DEMO, DEMO_STAGE as STAGE } from '#model/hooks';
export const CODE_URL = 'data-code-url' satisfies Hook;
/** The id of a demo that uses Day.js, whose code exists with other date libraries. */
export const DATES = 'data-demo-dates' satisfies Hook;
/** What of the demo depends on its language: `pickers dayjs` (`model/demo-language.ts`). */
export const TEXTS = 'data-demo-texts' satisfies Hook;
export const ICON_FONT_URL = 'data-icon-font-url' satisfies Hook;
/** Where to report an error. */
export const ISSUES_URL = 'data-issues-url' satisfies Hook;
/** A place in the frame, with a `DemoPlace`. */
export const PLACE = 'data-demo-place' satisfies Hook;
/** A button or link, with a `DemoAction`. The `value` of a button is the option that it chooses. */
export const ACTION = 'data-do' satisfies Hook;

/** Texts on the frame, for a demo that crashed. */
export const CRASH_TEXTS = ['demoCrashed', 'demoReset', 'demoReport'] as const satisfies readonly MessageId[];
export type CrashText = (typeof CRASH_TEXTS)[number];

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
