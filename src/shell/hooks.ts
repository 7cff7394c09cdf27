import type { Hook } from '#lib/hook';

/** Id of the navigation, which the menu button of the header opens below lg. */
export const NAV_PANEL_ID = 'site-navigation';
export const NAV_SCROLLER: Hook = 'data-nav-scroll';
export const NAV_STATUS: Hook = 'data-nav-filter-status';
export const NAV_NONE: Hook = 'data-nav-filter-none';
/** Searches for the filter's words everywhere. */
export const NAV_SEARCH: Hook<HTMLButtonElement> = 'data-nav-filter-search';
/** Set on the scroller while the filter has words. */
export const FILTERED: Hook = 'data-filtered';

export const CONTENTS: Hook = 'data-contents';
export const TO_TOP: Hook = 'data-back-to-top';
export const COPY_LINK: Hook<HTMLButtonElement> = 'data-copy-link';

/** Suggestions on the page for unknown addresses. */
export const NEAREST_PAGES: Hook = 'data-nearest-pages';
/** Its value is the label of the search. */
export const ADDRESS_SEARCH: Hook<HTMLButtonElement> = 'data-address-search';
