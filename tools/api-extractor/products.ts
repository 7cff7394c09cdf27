import type { ApiFolder } from '#model/api';
import { packagesOf } from '#model/install';
import { CATALOG } from './catalog.ts';

/** The configured part of a product; the extractor reads everything else from the packages. */
export interface ProductSource {
  folder: ApiFolder;
  /** Ordered from the smallest plan to the largest. */
  packages: readonly string[];
  components: readonly string[];
  interfaces: readonly string[];
  /** The components that the custom properties `--<prefix>-…` in the packages' code belong to. */
  cssVariables: Readonly<Record<string, readonly string[]>>;
  /**
   * Interfaces that applications fill by module augmentation. Empty, they resolve to `any` and hide the types that use them;
   * each gets one member whose type is printed as `printsAs`.
   */
  lookups: readonly { module: string; lookup: string; printsAs: string }[];
  /**
   * Components with a type parameter for plugins, whose props are known only when it has its default. By module, with the
   * arguments of the parameters before it.
   */
  withDefaultPlugins?: Readonly<Record<string, { module: string; typeArguments: string }>>;
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
    withDefaultPlugins: Object.fromEntries(
      [
        '@mui/x-charts/ChartDataProvider',
        '@mui/x-charts-pro/ChartDataProviderPro',
        '@mui/x-charts-pro/ChartContainerPro',
      ].map((module) => [
        module.slice(module.lastIndexOf('/') + 1),
        { module, typeArguments: "import('@mui/x-charts/internals').ChartSeriesType" },
      ]),
    ),
  },
  {
    folder: 'tree-view',
    ...CATALOG['tree-view'],
    cssVariables: { TreeView: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeItem'] },
    lookups: [],
  },
];

export const PRODUCTS: readonly ProductSource[] = SOURCES.map((source) => ({
  ...source,
  packages: packagesOf(source.folder),
}));
