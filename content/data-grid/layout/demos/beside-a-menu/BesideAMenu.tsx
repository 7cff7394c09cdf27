import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'device', headerName: 'Device', width: 280 },
  { field: 'serial', headerName: 'Serial number', width: 280 },
  { field: 'city', headerName: 'City', width: 280 },
];

const devices = [
  { id: 1, team: 'Design', device: 'Tablet', serial: 'TB-0931', city: 'Oslo' },
  { id: 2, team: 'Design', device: 'Display', serial: 'DP-221', city: 'Oslo' },
  { id: 3, team: 'Sales', device: 'Laptop', serial: 'LT-4407', city: 'Graz' },
  { id: 4, team: 'Sales', device: 'Phone', serial: 'PH-1876', city: 'Graz' },
  { id: 5, team: 'Support', device: 'Headset', serial: 'HS-33', city: 'Lyon' },
];
const TEAMS = ['Design', 'Sales', 'Support'];

export default function BesideAMenu() {
  const [team, setTeam] = React.useState('Design');
  const rows = React.useMemo(
    () => devices.filter((device) => device.team === team),
    [team],
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
      }}
    >
      <Box component="nav" aria-label="Teams" sx={{ width: 140 }}>
        {TEAMS.map((name) => (
          <ListItemButton
            key={name}
            selected={name === team}
            aria-current={name === team}
            onClick={() => setTeam(name)}
          >
            {name}
          </ListItemButton>
        ))}
      </Box>
      <Box sx={{ flex: { sm: 1 }, minWidth: 0, height: 300 }}>
        <DataGrid label={`${team} devices`} rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
