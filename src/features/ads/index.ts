/** Advertising: the slot under a page's title, and a second place for demos. It pays for the site and never breaks it. */
export { AdSlot } from './slot/AdSlot.tsx';
export { OwnAds } from './slot/OwnAds.tsx';
export { AdProvider } from './view/AdProvider.tsx';
export { InlineAdPlace } from './view/InlineAdPlace.tsx';
