/** Reads what the API extractor wrote; nothing else opens these files. */
export { hasGuideAnchor } from './guideAnchors.ts';
export { apiProducts, readApiPage, readApiTypes, readOtherComponents } from './models.ts';
export { createUsage, readUsage, type UsesOf } from './usage.ts';
