import type { PartPlaces } from '../partsOf.ts';
import { RICH_TREE_VIEW, SIMPLE_TREE_VIEW, TREE_ITEM } from './treeView.ts';

/** The components whose parts can be shown. */
export const PLACES: Readonly<Record<string, PartPlaces>> = {
  RichTreeView: RICH_TREE_VIEW,
  SimpleTreeView: SIMPLE_TREE_VIEW,
  TreeItem: TREE_ITEM,
};
