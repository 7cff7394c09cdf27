import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Part {
  id: number;
  name: string;
  stock: number;
  supplier: string;
  isNew?: boolean;
}

const EditIcon = createSvgIcon(<path d="m4 16 11-11 4 4-11 11H4z" />, 'Edit');
const SaveIcon = createSvgIcon(
  <path d="m9 18-6-6 2-2 4 4L19 4l2 2z" />,
  'Save',
);
const DeleteIcon = createSvgIcon(
  <path d="M9 3h6v2h5v2H4V5h5zM6 9h12l-1 12H7z" />,
  'Delete',
);
const CancelIcon = createSvgIcon(
  <path d="m6 4 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z" />,
  'Cancel',
);

const initialRows: Part[] = [
  { id: 1, name: 'Ball bearing', stock: 120, supplier: 'Nordlager' },
  { id: 2, name: 'Drive belt', stock: 35, supplier: 'Kanda Rubber' },
  { id: 3, name: 'Oil filter', stock: 64, supplier: 'Purol' },
  { id: 4, name: 'Spark plug', stock: 210, supplier: 'Purol' },
];

export default function ManageParts() {
  const [rows, setRows] = React.useState(initialRows);
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>(
    {},
  );
  const [message, setMessage] = React.useState('');

  const addPart = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([{ id, name: '', stock: 0, supplier: '', isNew: true }, ...rows]);
    setRowModesModel((model) => ({
      ...model,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
    }));
  };

  const setMode = (id: GridRowId, props: GridRowModesModel[GridRowId]) =>
    setRowModesModel((model) => ({ ...model, [id]: props }));

  const handleModesChange = (model: GridRowModesModel) => {
    setRowModesModel(model);
    setMessage('');
    // If a new row leaves edit mode unsaved, the user canceled it.
    setRows((current) =>
      current.filter(({ id, isNew }) => !isNew || id in model),
    );
  };

  const columns: GridColDef<Part>[] = [
    { field: 'name', headerName: 'Part', width: 160, editable: true },
    { field: 'supplier', headerName: 'Supplier', width: 160, editable: true },
    { field: 'stock', type: 'number', headerName: 'In stock', editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id }) =>
        rowModesModel[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<SaveIcon />}
                label="Save"
                onClick={() => setMode(id, { mode: GridRowModes.View })}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<CancelIcon />}
                label="Cancel"
                onClick={() =>
                  setMode(id, {
                    mode: GridRowModes.View,
                    ignoreModifications: true,
                  })
                }
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label="Edit"
                onClick={() =>
                  setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' })
                }
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label="Delete"
                onClick={() => setRows(rows.filter((row) => row.id !== id))}
              />,
            ],
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={addPart}>
          Add part
        </Button>
        <Typography role="alert" color="error">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Parts"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={handleModesChange}
          onRowEditStop={(params, event) => {
            if (params.reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          processRowUpdate={(part) => {
            if (!part.name.trim()) {
              throw new Error('A part needs a name.');
            }
            const saved = { ...part, isNew: false };
            setRows((current) =>
              current.map((row) => (row.id === saved.id ? saved : row)),
            );
            return saved;
          }}
          onProcessRowUpdateError={(error) => setMessage(error.message)}
        />
      </Box>
    </Box>
  );
}
