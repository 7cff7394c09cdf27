import Box from '@mui/material/Box';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

function VisibleColumns() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      Visible: {columns.map((column) => column.headerName).join(', ') || 'none'}
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', width: 160 },
  { field: 'length', headerName: 'Length' },
  { field: 'plays', headerName: 'Plays', type: 'number' },
];

const rows = [
  { id: 1, track: 'Paper Boats', length: '3:41', plays: 1820 },
  { id: 2, track: 'Night Bus', length: '4:05', plays: 960 },
];

const slots = { footer: VisibleColumns };

export default function VisibleColumnsFooter() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Tracks"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
