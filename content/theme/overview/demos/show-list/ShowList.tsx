import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Show {
  id: number;
  title: string;
  hall: string;
  opening: Date;
  sold: number;
}

const rows: Show[] = [
  {
    id: 1,
    title: 'Twelfth Night',
    hall: 'Main stage',
    opening: new Date(2025, 8, 5),
    sold: 0.91,
  },
  {
    id: 2,
    title: 'The Seagull',
    hall: 'Studio',
    opening: new Date(2025, 8, 19),
    sold: 0.64,
  },
  {
    id: 3,
    title: 'Cabaret',
    hall: 'Main stage',
    opening: new Date(2025, 9, 3),
    sold: 0.98,
  },
  {
    id: 4,
    title: 'Tosca in concert',
    hall: 'Courtyard',
    opening: new Date(2025, 9, 11),
    sold: 0.47,
  },
  {
    id: 5,
    title: 'Puppets by Night',
    hall: 'Studio',
    opening: new Date(2025, 9, 24),
    sold: 0.72,
  },
  {
    id: 6,
    title: 'A Doll’s House',
    hall: 'Main stage',
    opening: new Date(2025, 10, 7),
    sold: 0.38,
  },
];

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Show>[] = [
  { field: 'title', headerName: 'Show', flex: 1, minWidth: 140 },
  { field: 'hall', headerName: 'Hall', width: 110 },
  {
    field: 'opening',
    headerName: 'Opens',
    type: 'date',
    width: 100,
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => percent.format(value),
  },
];

export default function ShowList() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        label="Shows of the season"
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'opening', sort: 'asc' }] },
        }}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Box>
  );
}
