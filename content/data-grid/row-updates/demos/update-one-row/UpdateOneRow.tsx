import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'printer', headerName: 'Printer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

const rows = [
  { id: 'front', printer: 'Front desk', status: 'Ready', pages: 1204 },
  { id: 'archive', printer: 'Archive', status: 'Paper jam', pages: 640 },
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.updateRows([{ id: 'archive', status: 'Ready' }])
          }
        >
          Clear the jam
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.updateRows([
              { id: 'studio', printer: 'Studio', status: 'Ready', pages: 0 },
            ])
          }
        >
          Add a printer
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.updateRows([{ id: 'front', _action: 'delete' }])
          }
        >
          Remove a printer
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          label="Printers"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
