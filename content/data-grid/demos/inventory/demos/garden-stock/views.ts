import type { GridInitialState } from '@mui/x-data-grid-premium';

export type Views = Record<string, GridInitialState>;

const STORAGE_KEY = 'garden-stock-views';

const totals = { stock: 'sum', value: 'sum', status: 'toReorder' };

export const builtInViews: Views = {
  'By category': {
    columns: {
      columnVisibilityModel: { name: false, category: false, supplier: false },
    },
    rowGrouping: { model: ['category'] },
    aggregation: { model: totals },
    sorting: { sortModel: [] },
    filter: { filterModel: { items: [] } },
  },
  'To reorder': {
    columns: { columnVisibilityModel: { value: false } },
    rowGrouping: { model: [] },
    aggregation: { model: {} },
    sorting: { sortModel: [{ field: 'supplier', sort: 'asc' }] },
    filter: {
      filterModel: {
        items: [
          {
            field: 'status',
            operator: 'isAnyOf',
            value: ['Low', 'Sold out'],
          },
        ],
      },
    },
  },
};

/** `exportState()` leaves out an empty aggregation model; restore it too. */
export function withAggregation(state: GridInitialState): GridInitialState {
  return { aggregation: { model: {} }, ...state };
}

export function loadViews(): Views {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    // Storage is unavailable, as on a server, or the value is invalid.
    return {};
  }
}

export function saveViews(views: Views) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(views));
  } catch {
    // Storage is full or blocked: the views last until the page is closed.
  }
}
