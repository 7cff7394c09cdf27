import type { Hook } from '#lib/hook';

/** Hooks that several rooms use. All others are declared in the `hooks.ts` of their room. */

/** Elements whose controllers `layouts` loads only on pages that contain them. */
export const ANATOMY: Hook = 'data-anatomy';
export const API_PAGE: Hook = 'data-api-page';
export const CONSENT_BAR: Hook = 'data-consent-region';
export const DEMO_INDEX: Hook = 'data-demo-index';
/** Its value is the address for answers. */
export const FEEDBACK: Hook<HTMLFormElement> = 'data-feedback';
export const MESSAGE_FILTER: Hook<HTMLFormElement> = 'data-message-filter';
export const PLAN_TABLE: Hook = 'data-plan-table';
/** On what can be filtered: the text if nothing matches. */
export const NO_MATCHES: Hook = 'data-none';
/** Its value are the settings of the slot. */
export const AD_SLOT: Hook = 'data-slot';
/** Anything with code that runs when the page is idle. */
export const LATE: Hook = 'data-late';

/** The name of buttons that open the search; their value is the query. */
export const SEARCH_BUTTON = 'search';

/** Links in headings to themselves. */
export const HEADING_LINK: Hook<HTMLAnchorElement> = 'data-heading-link';
/** Text within code that is not copied with it. */
export const NO_COPY: Hook = 'data-no-copy';
/** The part of a demo with the component, for rooms that surround demos. */
export const DEMO_STAGE: Hook = 'data-demo-stage';
