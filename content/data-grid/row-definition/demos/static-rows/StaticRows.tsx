import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 118 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'zone', headerName: 'Zone', type: 'number', width: 90 },
];

const rows: GridRowsProp = [
  { id: 1, station: 'Harbor Street', line: 'Blue', zone: 1 },
  { id: 2, station: 'Museum', line: 'Blue', zone: 1 },
  { id: 3, station: 'North Park', line: 'Green', zone: 2 },
  { id: 4, station: 'Airport', line: 'Green', zone: 4 },
];

export default function StaticRows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Stations" rows={rows} columns={columns} />
    </div>
  );
}
