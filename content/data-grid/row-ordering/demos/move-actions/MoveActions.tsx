import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const stops = [
  { id: 'ghent', city: 'Ghent', nights: 2 },
  { id: 'lyon', city: 'Lyon', nights: 3 },
  { id: 'turin', city: 'Turin', nights: 1 },
  { id: 'bologna', city: 'Bologna', nights: 2 },
];

function moved<Row>(rows: Row[], from: number, to: number) {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export default function MoveActions() {
  const [rows, setRows] = React.useState(stops);

  const columns = React.useMemo<GridColDef[]>(() => {
    const moveBy = (id: GridRowId, step: number) =>
      setRows((previous) => {
        const from = previous.findIndex((row) => row.id === id);
        return moved(previous, from, from + step);
      });

    return [
      { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
      { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="up"
            showInMenu
            label="Move up"
            disabled={id === rows[0]?.id}
            onClick={() => moveBy(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            showInMenu
            label="Move down"
            disabled={id === rows.at(-1)?.id}
            onClick={() => moveBy(id, 1)}
          />,
        ],
      },
    ];
  }, [rows]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rowReordering
        disableColumnSorting
        disableColumnFilter
        label="Stops"
        rows={rows}
        columns={columns}
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setRows((previous) => moved(previous, oldIndex, targetIndex))
        }
      />
    </Box>
  );
}
