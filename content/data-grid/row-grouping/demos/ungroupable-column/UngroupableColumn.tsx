import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 120, groupable: false },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 140 },
];

const rows = [
  { id: 1, code: 'BR-0117', part: 'Brake pad', supplier: 'Norton' },
  { id: 2, code: 'CH-0042', part: 'Chain', supplier: 'Kestrel' },
  { id: 3, code: 'SP-0993', part: 'Spoke', supplier: 'Norton' },
];

export default function UngroupableColumn() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPremium label="Parts" rows={rows} columns={columns} />
    </div>
  );
}
