import type { MigrationGuide } from '#model/migration';
import { guide as chartsV6 } from './migration-charts-v6/changes.ts';
import { guide as chartsV7 } from './migration-charts-v7/changes.ts';
import { guide as gridV6 } from './migration-data-grid-v6/changes.ts';
import { guide as gridV7 } from './migration-data-grid-v7/changes.ts';
import { guide as pickersV6 } from './migration-pickers-v6/changes.ts';
import { guide as pickersV7 } from './migration-pickers-v7/changes.ts';
import { guide as treeV6 } from './migration-tree-view-v6/changes.ts';
import { guide as treeV7 } from './migration-tree-view-v7/changes.ts';

/** What the guides say as data, in the order in which an app is migrated. */
export const MIGRATION_GUIDES: readonly MigrationGuide[] = [
  gridV6,
  pickersV6,
  chartsV6,
  treeV6,
  gridV7,
  pickersV7,
  chartsV7,
  treeV7,
];
