import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'artist', headerName: 'Artist', width: 150 },
];

const songs = [
  { id: 'morning', title: 'Morning light', artist: 'The Harbor' },
  { id: 'north', title: 'North by train', artist: 'Ines Lund' },
  { id: 'paper', title: 'Paper boats', artist: 'Quiet Rooms' },
  { id: 'salt', title: 'Salt and smoke', artist: 'The Harbor' },
  { id: 'late', title: 'Late again', artist: 'Kenji Costa' },
];

export default function Playlist() {
  const [rows, setRows] = React.useState(songs);

  const handleRowOrderChange: DataGridProProps['onRowOrderChange'] = ({
    oldIndex,
    targetIndex,
  }) => {
    setRows((previous) => {
      const next = [...previous];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        rowReordering
        disableColumnSorting
        disableColumnFilter
        label="Playlist"
        rows={rows}
        columns={columns}
        onRowOrderChange={handleRowOrderChange}
      />
    </Box>
  );
}
