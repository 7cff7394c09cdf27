/** Browser code of the reference: of its pages, and the cards of names on all others. Each loads only its own. */

/** The filter, the view switch, type popovers, and scrolling to rows. */
export const activateApiReference = () =>
  import('./browser/activatePage.ts').then(({ activatePage }) => activatePage());

/** Opens the card of the name that the pointer or the focus has come to. */
export const explainName = (event: Event) => import('./browser/names/meet.ts').then(({ meet }) => meet(event));
