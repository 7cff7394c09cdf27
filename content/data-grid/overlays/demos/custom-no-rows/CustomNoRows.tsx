import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

function NoTasksOverlay() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      <Typography>You’re all caught up</Typography>
      <Button
        variant="contained"
        size="small"
        onClick={() =>
          apiRef.current.updateRows([
            { id: 1, title: 'Plan the next sprint', assignee: 'Freya' },
          ])
        }
      >
        Add a task
      </Button>
    </GridOverlay>
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'assignee', headerName: 'Assignee', width: 120 },
];

const rows: GridRowsProp = [];

export default function CustomNoRows() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Tasks"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: NoTasksOverlay }}
      />
    </Box>
  );
}
