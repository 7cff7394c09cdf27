import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', width: 150 },
  { field: 'platform', headerName: 'Platform' },
  { field: 'departs', headerName: 'Departs' },
  { field: 'arrives', headerName: 'Arrives' },
];

const rows = [
  { id: 1, stop: 'Central', platform: '4', departs: '08:05', arrives: '–' },
  {
    id: 2,
    stop: 'Old Harbor',
    platform: '1',
    departs: '08:19',
    arrives: '08:17',
  },
  { id: 3, stop: 'Museum', platform: '2', departs: '08:26', arrives: '08:25' },
  { id: 4, stop: 'Airport', platform: '7', departs: '–', arrives: '08:48' },
];

export default function FixedSizeParent() {
  return (
    <div style={{ height: 228, width: 360, maxWidth: '100%' }}>
      <DataGrid label="Stops" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
