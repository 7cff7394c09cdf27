import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', width: 130 },
  { field: 'item', headerName: 'Item', width: 130 },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];

const rows = [
  { id: 1, store: 'Boulder', item: 'Tent', units: 4, revenue: 1160 },
  { id: 2, store: 'Boulder', item: 'Stove', units: 9, revenue: 711 },
  { id: 3, store: 'Leeds', item: 'Tent', units: 7, revenue: 2030 },
  { id: 4, store: 'Leeds', item: 'Stove', units: 5, revenue: 395 },
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'store' }],
      columns: [{ field: 'item' }],
      values: [
        { field: 'units', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

const pivotingColDef = (
  field: string,
): Pick<GridColDef, 'align' | 'headerAlign' | 'width'> => ({
  align: 'right',
  headerAlign: 'right',
  width: field === 'revenue' ? 140 : 90,
});

const groupingColDef = { headerName: 'Store', width: 160 };

export default function ValueColumns() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGridPremium
        label="Camping sales"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
