import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 130 },
];

const rows = [
  { id: 1, customer: 'Alder Print', amount: 1280, due: new Date(2025, 4, 30) },
  { id: 2, customer: 'Bright Clinic', amount: 460, due: new Date(2025, 3, 12) },
  { id: 3, customer: 'Corner Bakery', amount: 215, due: new Date(2025, 5, 2) },
  { id: 4, customer: 'Delta Freight', amount: 94, due: new Date(2025, 3, 28) },
  { id: 5, customer: 'Elm School', amount: 870, due: new Date(2025, 4, 9) },
  { id: 6, customer: 'Fjord Tents', amount: 1610, due: new Date(2025, 3, 5) },
];

export default function InitialSort() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Open invoices"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
