import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const ICONS: Record<string, string> = {
  Running: 'play_circle',
  Paused: 'pause_circle',
  Failed: 'error',
};

const columns: GridColDef[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    renderCell: ({ value }) => (
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', height: 1 }}
      >
        <Icon aria-hidden fontSize="small">
          {ICONS[value]}
        </Icon>
        <span>{value}</span>
      </Stack>
    ),
  },
];

const rows = [
  { id: 1, job: 'Nightly backup', status: 'Running' },
  { id: 2, job: 'Invoice export', status: 'Paused' },
  { id: 3, job: 'Stock import', status: 'Failed' },
];

export default function StatusIcons() {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGrid
        label="Scheduled jobs"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
