import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Hiker', flex: 1, minWidth: 120 },
  { field: 'peaks', headerName: 'Peaks', type: 'number', width: 100 },
  { field: 'km', headerName: 'km', type: 'number', width: 100 },
];

const rows = [
  { id: 1, name: 'Ines Costa', peaks: 12, km: 148 },
  { id: 2, name: 'Jonas Berg', peaks: 9, km: 203 },
  { id: 3, name: 'Leila Haddad', peaks: 15, km: 131 },
  { id: 4, name: 'Kenji Ito', peaks: 7, km: 176 },
];

export default function CodeOnlySorting() {
  const apiRef = useGridApiRef();
  const [ranking, setRanking] = React.useState('');

  const rankBy = (field: string) => {
    setRanking(field);
    apiRef.current?.sortColumn(field, 'desc');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ranking"
        value={ranking}
        onChange={(_, field) => field && rankBy(field)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="peaks">Most peaks</ToggleButton>
        <ToggleButton value="km">Longest distance</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Hiking club"
          rows={rows}
          columns={columns}
          disableColumnSorting
        />
      </Box>
    </Box>
  );
}
