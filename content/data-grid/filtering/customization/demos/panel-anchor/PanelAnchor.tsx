import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees } from './employees';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

export default function PanelAnchor() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ mb: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle1" component="p">
          Staff directory
        </Typography>
        <Button
          ref={setButton}
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel()}
        >
          Filter
        </Button>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGrid
          apiRef={apiRef}
          label="Staff"
          rows={employees}
          columns={columns}
          slotProps={{
            panel: { target: button },
          }}
        />
      </Box>
    </Box>
  );
}
