import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'machine',
    headerName: 'Machine',
    flex: 1,
    minWidth: 160,
    renderCell: ({ row }) => (
      <Stack sx={{ height: '100%', justifyContent: 'center', lineHeight: 1.5 }}>
        <span>{row.machine}</span>
        {row.warning && (
          <Typography variant="caption" color="error">
            {row.warning}
          </Typography>
        )}
      </Stack>
    ),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  { id: 1, machine: 'Lathe', hours: 1820 },
  { id: 2, machine: 'Press', hours: 4410, warning: 'Oil change overdue' },
  { id: 3, machine: 'Mill', hours: 960 },
  { id: 4, machine: 'Band saw', hours: 3105, warning: 'Blade worn' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.warning ? 80 * densityFactor : null;
}

export default function TallerRows() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        label="Machines"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
      />
    </div>
  );
}
