import type { ApiFolder } from '#model/api';
import { CATALOG } from './catalog.ts';

/** What the extractor is told about a product; everything else it reads from the packages. */
export interface ProductSource {
  folder: ApiFolder;
  /** From the smallest plan to the largest. */
  packages: readonly string[];
  components: readonly string[];
  interfaces: readonly string[];
  /** Which components the custom properties `--<prefix>-…` in the code of the packages belong to. */
  cssVariables: Readonly<Record<string, readonly string[]>>;
  /**
   * Interfaces that applications fill by augmentation. Left empty they turn into `any` and hide what they stand for;
   * each is given one member whose type prints as the name on the right.
   */
  lookups: readonly { module: string; lookup: string; printsAs: string }[];
}

export const PRODUCTS: readonly ProductSource[] = [
  {
    folder: 'data-grid',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    ...CATALOG['data-grid'],
    cssVariables: { DataGrid: ['DataGrid', 'DataGridPro', 'DataGridPremium'] },
    lookups: [],
  },
  {
    folder: 'date-pickers',
    packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    ...CATALOG['date-pickers'],
    cssVariables: { PickerDay: ['PickerDay2', 'DateRangePickerDay2'] },
    lookups: [{ module: '@mui/x-date-pickers/models', lookup: 'PickerValidDateLookup', printsAs: 'PickerValidDate' }],
  },
  {
    folder: 'charts',
    packages: ['@mui/x-charts', '@mui/x-charts-pro'],
    ...CATALOG.charts,
    cssVariables: {},
    lookups: [],
  },
  {
    folder: 'tree-view',
    packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
    ...CATALOG['tree-view'],
    cssVariables: { TreeView: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeItem'] },
    lookups: [],
  },
];
