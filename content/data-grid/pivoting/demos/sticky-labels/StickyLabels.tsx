import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 110 },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [
        { field: 'country', sort: 'asc' },
        { field: 'status', sort: 'asc' },
      ],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function StickyLabels() {
  return (
    <div style={{ height: 522, width: '100%' }}>
      <DataGridPremium
        label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        columnGroupHeaderHeight={40}
        sx={{
          '& .MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--filledGroup': {
            '&, & .MuiDataGrid-columnHeaderTitleContainer': {
              overflow: 'clip',
            },
            '& .MuiDataGrid-columnHeaderTitleContainerContent': {
              position: 'sticky',
              left: 'calc(var(--DataGrid-leftPinnedWidth) + 10px)',
            },
          },
        }}
      />
    </div>
  );
}
