import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = [
  {
    id: 1,
    invoice: 'R-3051',
    customer: 'Copperfield',
    total: 840,
    status: 'Sent',
  },
  {
    id: 2,
    invoice: 'R-3052',
    customer: 'Delta Works',
    total: 1210,
    status: 'Draft',
  },
  {
    id: 3,
    invoice: 'R-3053',
    customer: 'Fjord Design',
    total: 395,
    status: 'Paid',
  },
  {
    id: 4,
    invoice: 'R-3054',
    customer: 'Alder & Co',
    total: 2075,
    status: 'Draft',
  },
  {
    id: 5,
    invoice: 'R-3055',
    customer: 'Bright Studio',
    total: 160,
    status: 'Sent',
  },
];

export default function EditableDrafts() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={rows}
        columns={columns}
        isCellEditable={(params) => params.row.status === 'Draft'}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
