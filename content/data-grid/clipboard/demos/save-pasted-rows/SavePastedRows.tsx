import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Player {
  id: number;
  player: string;
  points: number;
  assists: number;
}

const columns: GridColDef<Player>[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 110 },
  { field: 'points', headerName: 'Points', type: 'number', editable: true },
  { field: 'assists', headerName: 'Assists', type: 'number', editable: true },
];

const initialRows: Player[] = [
  { id: 1, player: 'Adeyemi', points: 12, assists: 4 },
  { id: 2, player: 'Brandt', points: 9, assists: 11 },
  { id: 3, player: 'Castillo', points: 17, assists: 2 },
  { id: 4, player: 'Duarte', points: 6, assists: 8 },
  { id: 5, player: 'Engel', points: 14, assists: 5 },
];

const storageKey = 'player-points';

function loadRows(): Player[] {
  // There is no session storage on the server.
  if (typeof sessionStorage === 'undefined') return initialRows;
  const saved = sessionStorage.getItem(storageKey);
  return saved ? JSON.parse(saved) : initialRows;
}

export default function SavePastedRows() {
  const [rows, setRows] = React.useState(loadRows);

  React.useEffect(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(rows));
  }, [rows]);

  const processRowUpdate = (newRow: Player) => {
    setRows((current) =>
      current.map((row) => (row.id === newRow.id ? newRow : row)),
    );
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRows(initialRows)} sx={{ mb: 2 }}>
        Reset
      </Button>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          label="Players"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          cellSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
