import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'ID', width: 80 },
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    hideable: false,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'Whisk', price: 9, grams: 85 },
  { id: 2, name: 'Ladle', price: 11, grams: 140 },
  { id: 3, name: 'Grater', price: 14, grams: 210 },
  { id: 4, name: 'Peeler', price: 6, grams: 45 },
];

const slotProps: DataGridProps['slotProps'] = {
  columnsManagement: {
    sort: 'asc',
    autoFocusSearchField: false,
    disableShowHideToggle: true,
    getTogglableColumns: (all) =>
      all.map(({ field }) => field).filter((field) => field !== 'id'),
  },
};

export default function PanelOptions() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Kitchen tools"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
      />
    </div>
  );
}
