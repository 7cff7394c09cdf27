import type { Hook } from '#lib/hook';
import type { CodeStyling, CodeVariant } from './demo.ts';
import type { DateLibrary } from './demo-dates.ts';
import type { InstallPlan } from './install.ts';

/** Hooks that several rooms use. All others are declared in the `hooks.ts` of their room. */

/** Elements whose controllers `layouts` loads only on pages that contain them. */
export const ANATOMY: Hook = 'data-anatomy';
export const API_CHANGES: Hook = 'data-api-changes';
export const API_PAGE: Hook = 'data-api-page';
export const CONSENT_BAR: Hook = 'data-consent-region';
/** Its value is the address of the data of the wall, or empty where there is no room for it. */
export const GALLERY: Hook = 'data-gallery';
/** The controls and the code of an explorer. */
export const EXPLORER: Hook = 'data-explorer';
/** Its value is the address for answers. */
export const FEEDBACK: Hook<HTMLFormElement> = 'data-feedback';
export const MESSAGE_FILTER: Hook<HTMLFormElement> = 'data-message-filter';
export const MIGRATION: Hook = 'data-migration';
export const STARTER: Hook = 'data-starter';
export const PLAN_TABLE: Hook = 'data-plan-table';
export const THEME_STUDIO: Hook = 'data-theme-studio';
/** On what can be filtered: the text if nothing matches. */
export const NO_MATCHES: Hook = 'data-none';
/** Its value are the settings of the slot. */
export const AD_SLOT: Hook = 'data-slot';
/** Anything with code that runs when the page is idle. */
export const LATE: Hook = 'data-late';

/** Its value is the address of the page as Markdown. */
export const COPY_PAGE: Hook<HTMLButtonElement> = 'data-copy-page';
export const NAV_FILTER: Hook<HTMLInputElement> = 'data-nav-filter';
/** On a message: single-key shortcuts are off as long as it is shown, because what is typed was meant for something else. */
export const HOLDS_KEYS: Hook = 'data-holds-keys';

/** The name of buttons that open the search; their value is the query. */
export const SEARCH_BUTTON = 'search';

/** On `<html>`: what the reader has chosen, for styles and for rooms that follow it. */
export const SHOWN_MODE: Hook<HTMLElement, 'light' | 'dark'> = 'data-mode';
export const SHOWN_DENSITY: Hook<HTMLElement, 'normal' | 'dense'> = 'data-density';
export const SHOWN_VARIANT: Hook<HTMLElement, CodeVariant> = 'data-code-variant';
export const SHOWN_STYLING: Hook<HTMLElement, CodeStyling> = 'data-code-styling';
/** Only while the lens is on. */
export const SHOWN_PLAN: Hook<HTMLElement, InstallPlan> = 'data-plan-lens';
export const SHOWN_RELEASE: Hook = 'data-release-lens';
export const SHOWN_DATES: Hook<HTMLElement, DateLibrary> = 'data-dates-lens';
export const SHOWN_LOCALE: Hook = 'data-locale-lens';
export const SHOWN_THEME: Hook = 'data-theme-lens';

/** On what needs a plan: styles dim what the reader's plan does not include. */
export const PLAN: Hook<HTMLElement, InstallPlan> = 'data-plan';
/** The chips of all lenses; its value is announced when one is removed. */
export const LENS_CHIPS: Hook = 'data-lenses';

/** Around demos that hydrate when a reader is about to use one, not already when they are seen. */
export const HYDRATE: Hook<HTMLElement, 'intent'> = 'data-hydrate';

/** The release that added something: what is newer than the reader's release is marked. */
export const SINCE: Hook = 'data-since';

/** On a known issue: the release that fixes it, and the one that began with it. */
export const FIXED_IN: Hook = 'data-fixed-in';
export const AFFECTED_SINCE: Hook = 'data-affected-since';
/** What of a guide is newer than the first release of the major version. */
export const NEEDS: Hook = 'data-needs';

/** Links in headings to themselves. */
export const HEADING_LINK: Hook<HTMLAnchorElement> = 'data-heading-link';
/** A block of code, the button that copies it, and text within it that is not copied. */
export const CODE: Hook = 'data-code';
export const COPY: Hook<HTMLButtonElement> = 'data-copy';
export const NO_COPY: Hook = 'data-no-copy';
/** A demo with its name, and the part of it with the component. */
export const DEMO: Hook = 'data-demo';
export const DEMO_STAGE: Hook = 'data-demo-stage';
