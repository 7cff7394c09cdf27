import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'phone', headerName: 'Phone', width: 120 },
];

const rows = [
  { id: 1, name: 'Ines Duarte', office: 'Vigo', phone: '1204' },
  { id: 2, name: 'Tom Hale', office: 'Leeds', phone: '2217' },
  { id: 3, name: 'Anna Wolf', office: 'Graz', phone: '3051' },
];

export default function InitialOrder() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPro
        label="Phone list"
        rows={rows}
        columns={columns}
        initialState={{ columns: { orderedFields: ['phone'] } }}
      />
    </div>
  );
}
