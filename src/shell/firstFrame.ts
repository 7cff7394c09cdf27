/** On the root of a page whose first frame lays out only what is near the screen (`prose.css`). */
export const NEAR_FIRST_ATTRIBUTE = 'data-near';

/** The last element of every page: a first frame that waits for it has everything. */
export const FOOTER_ID = 'site-footer';
