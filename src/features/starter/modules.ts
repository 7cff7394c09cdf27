import type { InstallPlan } from '#model/install';
import type { PagePath, Plan } from '#model/nav';
import type { Choices, Option } from './choices.ts';

/** The plans of the options that need one. */
export const PLAN_OF: { readonly [O in Option]?: Plan } = {
  'header-filters': 'pro',
  scroll: 'pro',
  cells: 'premium',
  groups: 'premium',
  totals: 'premium',
  excel: 'premium',
};

/** What a module knows of the rest of the grid. */
export interface Context extends Choices {
  plan: InstallPlan;
}

/** Code that an option adds to the component of the grid. What stands between ‹ and › is for TypeScript alone. */
export interface Module {
  /** The guides that explain it. */
  reading: readonly PagePath[];
  /** Names from the package of the grid. */
  imports?: readonly string[];
  /** Statements before the component, and in it. */
  constants?: readonly string[];
  hooks?: readonly string[];
  props?: readonly string[];
  initialState?: readonly string[];
  /** Whether users can edit cells. */
  isEditable?: boolean;
  /** The prop that receives errors, which are shown above the grid. */
  errors?: string;
  hasToolbar?: boolean;
  /** Options of the toolbar, if there is one. */
  toolbar?: readonly string[];
}

const OFF = '{ disableToolbarButton: true }';

/** Pro and Premium have several pages only if they are asked to. */
const PAGES: Module = {
  reading: ['/x/react-data-grid/pagination'],
  props: ['pagination', 'pageSizeOptions={[25, 50, 100]}'],
  initialState: ['pagination: { paginationModel: { pageSize: 25 } },'],
};

const SELECTION: Module = {
  reading: ['/x/react-data-grid/row-selection'],
  imports: ['type GridRowSelectionModel'],
  hooks: [
    `// \`selection.ids\` has the ids of the selected rows.
const [selection, setSelection] = React.useState‹<GridRowSelectionModel>›({
  type: 'include',
  ids: new Set(),
});`,
  ],
  props: ['rowSelectionModel={selection}', 'onRowSelectionModelChange={setSelection}'],
};

function editing({ data, grouping }: Context): Module {
  const reading: readonly PagePath[] = ['/x/react-data-grid/editing', '/x/react-data-grid/editing/persistence'];
  // The groups of a server are rows, which the grid would let users edit.
  const guard = grouping === 'flat' ? [] : ["isCellEditable={({ row }) => !('groupKey' in row)}"];
  if (data === 'server') return { reading, isEditable: true, props: guard };
  return {
    reading,
    isEditable: true,
    constants: [
      `async function saveOrder(order‹: Order›) {
  // Send the order to your server here. If this throws, the old values return.
  return order;
}`,
    ],
    props: ['processRowUpdate={saveOrder}'],
    errors: 'onProcessRowUpdateError',
  };
}

function groups({ data }: Context): Module {
  return {
    reading: [
      data === 'server' ? '/x/react-data-grid/server-side-data/row-grouping' : '/x/react-data-grid/row-grouping',
    ],
    hooks: [`const [groupedBy, setGroupedBy] = React.useState(['country']);`],
    props: ['rowGroupingModel={groupedBy}', 'onRowGroupingModelChange={setGroupedBy}'],
    initialState: ['columns: { columnVisibilityModel: { country: false } },'],
  };
}

function totals(context: Context): Module {
  const { reading, props = [], initialState = [], ...rest } = groups(context);
  const isServer = context.data === 'server';
  return {
    ...rest,
    reading: [
      ...reading,
      isServer ? '/x/react-data-grid/server-side-data/aggregation' : '/x/react-data-grid/aggregation',
    ],
    initialState: [...initialState, "aggregation: { model: { quantity: 'sum', total: 'sum' } },"],
    // A cached page of several chunks would lose its totals in 8.11.1.
    props: isServer ? [...props, 'aggregationFunctions={aggregationFunctions}', 'dataSourceCache={null}'] : props,
    ...(isServer && { constants: ["const aggregationFunctions = { sum: { columnTypes: ['number'] } };"] }),
  };
}

export const MODULES: { readonly [O in Option]: (context: Context) => Module } = {
  local: () => ({ reading: ['/x/react-data-grid/row-definition'], props: ['rows={orders}'] }),
  server: ({ plan }) => ({
    reading: ['/x/react-data-grid/server-side-data', '/x/react-data-grid/server-side-data/backend'],
    // Pivoting knows only the rows that are loaded.
    props: ['dataSource={orderSource}', ...(plan === 'premium' ? ['disablePivoting'] : [])],
    errors: 'onDataSourceError',
  }),
  'no-filters': () => ({ reading: [], props: ['disableColumnFilter'], toolbar: ['showQuickFilter: false,'] }),
  filters: ({ data }) => ({
    reading: [data === 'server' ? '/x/react-data-grid/filtering/server-side' : '/x/react-data-grid/filtering'],
    toolbar: ['showQuickFilter: false,'],
  }),
  search: () => ({
    reading: ['/x/react-data-grid/filtering', '/x/react-data-grid/filtering/quick-filter'],
    hasToolbar: true,
  }),
  'header-filters': () => ({
    reading: ['/x/react-data-grid/filtering/header-filters'],
    props: ['headerFilters'],
    toolbar: ['showQuickFilter: false,'],
  }),
  pages: () => PAGES,
  scroll: ({ data, grouping }) =>
    data === 'server' && grouping === 'flat'
      ? { reading: ['/x/react-data-grid/server-side-data/lazy-loading'], props: ['lazyLoading'] }
      : { reading: ['/x/react-data-grid/virtualization'] },
  'read-only': () => ({ reading: [] }),
  'cell-editing': editing,
  'row-editing': (context) => {
    const { props = [], ...rest } = editing(context);
    return { ...rest, props: ['editMode="row"', ...props] };
  },
  'no-selection': () => ({ reading: [], props: ['rowSelection={false}'] }),
  single: () => ({ ...SELECTION, props: ['disableMultipleRowSelection', ...(SELECTION.props ?? [])] }),
  checkboxes: ({ data, grouping }) => ({
    ...SELECTION,
    props: [
      'checkboxSelection',
      'disableRowSelectionOnClick',
      ...(SELECTION.props ?? []),
      // Rows of other pages stay selected.
      ...(data === 'server' ? ['keepNonExistentRowsSelected'] : []),
      // A group would select only those of its rows that are loaded.
      ...(data === 'server' && grouping !== 'flat'
        ? ['rowSelectionPropagation={{ parents: false, descendants: false }}']
        : []),
    ],
  }),
  cells: () => ({ reading: ['/x/react-data-grid/cell-selection'], props: ['cellSelection', 'rowSelection={false}'] }),
  flat: () => ({ reading: [] }),
  groups,
  totals,
  'no-export': ({ plan }) => ({
    reading: [],
    toolbar: [`csvOptions: ${OFF},`, `printOptions: ${OFF},`, ...(plan === 'premium' ? [`excelOptions: ${OFF},`] : [])],
  }),
  csv: ({ plan }) => ({
    reading: ['/x/react-data-grid/export'],
    hasToolbar: true,
    toolbar: ["csvOptions: { fileName: 'orders' },", ...(plan === 'premium' ? [`excelOptions: ${OFF},`] : [])],
  }),
  excel: () => ({
    reading: ['/x/react-data-grid/export'],
    hasToolbar: true,
    toolbar: ["csvOptions: { fileName: 'orders' },", "excelOptions: { fileName: 'orders' },"],
  }),
};
