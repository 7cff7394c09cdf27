import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 120 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 140 },
];

const rows = [
  { id: 1, office: 'Porto', staff: 64, opened: new Date(2016, 2, 1) },
  { id: 2, office: 'Leeds', staff: 118, opened: new Date(2009, 8, 14) },
  { id: 3, office: 'Aarhus', staff: 37, opened: new Date(2021, 5, 7) },
  { id: 4, office: 'Graz', staff: 52, opened: new Date(2018, 10, 19) },
  { id: 5, office: 'Turku', staff: 29, opened: new Date(2023, 0, 9) },
  { id: 6, office: 'Bilbao', staff: 81, opened: new Date(2012, 4, 21) },
];

export default function SortOnClick() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid label="Offices" rows={rows} columns={columns} />
    </div>
  );
}
