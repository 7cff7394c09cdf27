import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const ICONS = {
  Running: createSvgIcon(<path d="M7 4l13 8-13 8z" />, 'Running'),
  Paused: createSvgIcon(<path d="M6 4h4v16H6zm8 0h4v16h-4z" />, 'Paused'),
  Failed: createSvgIcon(
    <path d="M6 4l6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z" />,
    'Failed',
  ),
};

interface Job {
  id: number;
  job: string;
  status: keyof typeof ICONS;
}

function StatusCell({ row }: GridRenderCellParams<Job>) {
  const StatusIcon = ICONS[row.status];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <StatusIcon fontSize="small" />
      <span>{row.status}</span>
    </Stack>
  );
}

const columns: GridColDef<Job>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    display: 'flex',
    renderCell: (params) => <StatusCell {...params} />,
  },
];

const rows: Job[] = [
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
