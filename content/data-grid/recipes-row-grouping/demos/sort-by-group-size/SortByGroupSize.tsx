import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridInitialState,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const groupSize = ({ rowNode, id, api }: GridSortCellParams): number =>
  rowNode.type === 'group'
    ? api.getRowGroupChildren({ groupId: id }).length
    : 0;

const groupingColDef: GridGroupingColDefOverride = {
  width: 200,
  sortingOrder: ['desc', 'asc'],
  sortComparator: (_, __, a, b) => groupSize(a) - groupSize(b),
};

const initialState: GridInitialState = {
  rowGrouping: { model: ['category'] },
  columns: { columnVisibilityModel: { category: false } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
    ],
  },
};

export default function SortByGroupSize() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
