import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const rows = [
  { id: 1, invoice: 'INV-301', customer: 'Alder', items: 14, total: 420 },
  { id: 2, invoice: 'INV-302', customer: 'Delta', items: 20, total: 1180 },
  { id: 3, invoice: 'INV-303', customer: 'Fjord', items: 2, total: 265 },
];

export default function FixedColumn() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPro label="Invoices" rows={rows} columns={columns} />
    </div>
  );
}
