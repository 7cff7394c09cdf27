import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Job {
  id: number;
  title: string;
  city: string;
  summary: string;
}

const columns: GridColDef<Job>[] = [
  { field: 'title', headerName: 'Position', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 56, align: 'center' },
];

const jobs: Job[] = [
  {
    id: 1,
    title: 'Interior designer',
    city: 'Lisbon',
    summary: 'Plan offices for up to 200 people, from sketch to handover.',
  },
  {
    id: 2,
    title: 'Warehouse lead',
    city: 'Ghent',
    summary: 'Run the evening shift with a team of twelve.',
  },
  {
    id: 3,
    title: 'Support agent',
    city: 'Remote',
    summary: 'Answer questions about orders and returns in two languages.',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Job>) => (
  <Typography variant="body2" sx={{ px: 2, py: 2 }}>
    {row.summary}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function ToggleAtEnd() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Open positions"
        rows={jobs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
