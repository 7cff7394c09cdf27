import type { ApiFolder } from '#model/api';
import { packagesOf } from '#model/install';
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
  /** The interface whose members are the events of the product. */
  eventLookup?: string;
}

const SOURCES: readonly Omit<ProductSource, 'packages'>[] = [
  {
    folder: 'data-grid',
    ...CATALOG['data-grid'],
    cssVariables: { DataGrid: ['DataGrid', 'DataGridPro', 'DataGridPremium'] },
    lookups: [],
    eventLookup: 'GridEventLookup',
  },
  {
    folder: 'date-pickers',
    ...CATALOG['date-pickers'],
    cssVariables: { PickerDay: ['PickerDay2', 'DateRangePickerDay2'] },
    lookups: [{ module: '@mui/x-date-pickers/models', lookup: 'PickerValidDateLookup', printsAs: 'PickerValidDate' }],
  },
  {
    folder: 'charts',
    ...CATALOG.charts,
    cssVariables: {},
    lookups: [],
  },
  {
    folder: 'tree-view',
    ...CATALOG['tree-view'],
    cssVariables: { TreeView: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeItem'] },
    lookups: [],
  },
];

export const PRODUCTS: readonly ProductSource[] = SOURCES.map((source) => ({ ...source, packages: packagesOf(source.folder) }));
