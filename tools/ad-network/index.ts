/** A mock ad network with every failure mode that the site must survive. */
export { feedEntry, feeds } from './feeds.ts';
export { scripts, type ScriptBehavior } from './scripts.ts';
export { isKeyOf, startAdNetwork, type AdNetwork, type Behavior } from './startAdNetwork.ts';
