import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
  type GridRowId,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 130 },
  {
    field: 'goals',
    headerName: 'Goals',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'assists',
    headerName: 'Assists',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = [
  { id: 1, player: 'Nora Lind', goals: 2, assists: 1 },
  { id: 2, player: 'Ifeoma Eze', goals: 0, assists: 3 },
  { id: 3, player: 'Clara Weiss', goals: 1, assists: 0 },
  { id: 4, player: 'Yuki Mori', goals: 1, assists: 2 },
];

export default function EditAllRows() {
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>(
    {},
  );
  const isEditing = Object.values(rowModesModel).some(
    ({ mode }) => mode === GridRowModes.Edit,
  );
  const setAll = (props: GridRowModesModel[GridRowId]) =>
    setRowModesModel(Object.fromEntries(rows.map(({ id }) => [id, props])));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          disabled={isEditing}
          onClick={() => setAll({ mode: GridRowModes.Edit })}
        >
          Edit all
        </Button>
        <Button
          variant="contained"
          disabled={!isEditing}
          onClick={() => setAll({ mode: GridRowModes.View })}
        >
          Save
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() =>
            setAll({ mode: GridRowModes.View, ignoreModifications: true })
          }
        >
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Match statistics"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={setRowModesModel}
          onRowEditStop={(params, event) => {
            if (params.reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
        />
      </Box>
    </Box>
  );
}
