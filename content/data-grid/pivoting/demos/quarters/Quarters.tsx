import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', width: 130 },
  { field: 'soldOn', headerName: 'Sold', type: 'date', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];

const rows = [
  { id: 1, store: 'Denver', soldOn: new Date(2023, 10, 4), revenue: 8200 },
  { id: 2, store: 'Denver', soldOn: new Date(2024, 1, 17), revenue: 7600 },
  { id: 3, store: 'Denver', soldOn: new Date(2024, 4, 9), revenue: 9100 },
  { id: 4, store: 'Leeds', soldOn: new Date(2023, 11, 1), revenue: 6400 },
  { id: 5, store: 'Leeds', soldOn: new Date(2024, 2, 22), revenue: 5900 },
  { id: 6, store: 'Leeds', soldOn: new Date(2024, 5, 30), revenue: 7050 },
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'store' }],
      columns: [
        { field: 'soldOn-year', sort: 'asc' },
        { field: 'soldOn-quarter', sort: 'asc' },
      ],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function Quarters() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        label="Sales"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
      />
    </div>
  );
}
