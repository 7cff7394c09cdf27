/** Reads the output of the API extractor. No other module reads these files. */
export { hasGuideAnchor } from './guideAnchors.ts';
export { readApiHistory, readHistoryText, readRowHistories } from './history.ts';
export { importCostOf } from './importCosts.ts';
export { apiProducts, readApiPage, readApiTypes, readOtherComponents } from './models.ts';
export {
  lightPictureOf,
  picturesOf,
  picturesOfDemo,
  readDemoUsage,
  readGuideMentions,
  readShownDemos,
  readUsage,
  type UsesOf,
} from './usage.ts';
