/** A mock ad network with every failure mode that the site must survive. */
export { feedEntry } from './feeds.ts';
export type { ScriptBehavior } from './scripts.ts';
export { startAdNetwork, type AdNetwork } from './startAdNetwork.ts';
