import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 140 },
  { field: 'arrival', headerName: 'Arrival', width: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

const rows = [
  { id: 1, stop: 'Central Station', arrival: '08:02', platform: 4 },
  { id: 2, stop: 'Harbor', arrival: '08:11', platform: 2 },
  { id: 3, stop: 'University', arrival: '08:19', platform: 1 },
  { id: 4, stop: 'Botanical Garden', arrival: '08:26', platform: 1 },
  { id: 5, stop: 'Airport', arrival: '08:41', platform: 3 },
];

export default function NoColumnFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Line 7"
        rows={rows}
        columns={columns}
        disableColumnFilter
        showToolbar
      />
    </div>
  );
}
