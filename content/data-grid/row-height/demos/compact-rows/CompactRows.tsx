import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 70 },
  { field: 'airport', headerName: 'Airport', flex: 1, minWidth: 130 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 100 },
];

const rows = [
  { id: 1, code: 'SAN', airport: 'San Diego', runways: 1 },
  { id: 2, code: 'LBA', airport: 'Leeds Bradford', runways: 1 },
  { id: 3, code: 'GRZ', airport: 'Graz', runways: 3 },
  { id: 4, code: 'LYS', airport: 'Lyon', runways: 2 },
  { id: 5, code: 'MMX', airport: 'Malmö', runways: 1 },
  { id: 6, code: 'BIO', airport: 'Bilbao', runways: 2 },
];

export default function CompactRows() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid label="Airports" rows={rows} columns={columns} rowHeight={28} />
    </div>
  );
}
