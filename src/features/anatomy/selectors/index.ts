import type { PartPlaces } from '../partsOf.ts';
import { CELL, HEADER, ROW, TOOLBAR } from './dataGrid.ts';
import { RICH_TREE_VIEW, SIMPLE_TREE_VIEW, TREE_ITEM } from './treeView.ts';

/** The components whose parts can be shown, large ones part by part. */
export const PLACES: Readonly<Record<string, PartPlaces>> = {
  'DataGrid/header': HEADER,
  'DataGrid/row': ROW,
  'DataGrid/cell': CELL,
  'DataGrid/toolbar': TOOLBAR,
  RichTreeView: RICH_TREE_VIEW,
  SimpleTreeView: SIMPLE_TREE_VIEW,
  TreeItem: TREE_ITEM,
};
