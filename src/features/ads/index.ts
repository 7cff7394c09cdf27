/** Ads: the slot under a page's title and an inline placement for demos. A failing ad never breaks the page. */
export { AdSlot } from './slot/AdSlot.tsx';
export { InHouseAds } from './slot/InHouseAds.tsx';
export { AdProvider } from './view/AdProvider.tsx';
export { InlineAdPlace } from './view/InlineAdPlace.tsx';
