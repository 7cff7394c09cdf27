import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  GridActionsCellItem,
  GridCellModes,
  gridClasses,
  type GridCellModesModel,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const EditIcon = createSvgIcon(<path d="m4 16 11-11 4 4-11 11H4z" />, 'Edit');
const UpIcon = createSvgIcon(
  <path d="m12 5 7 7-2 2-4-4v10h-2V10l-4 4-2-2z" />,
  'Up',
);
const DownIcon = createSvgIcon(
  <path d="m12 19-7-7 2-2 4 4V4h2v10l4-4 2 2z" />,
  'Down',
);

const initialStops = [
  { id: 1, street: '4 Harbor St', parcels: 3 },
  { id: 2, street: '17 Mill Lane', parcels: 1 },
  { id: 3, street: '2 Station Rd', parcels: 6 },
  { id: 4, street: '31 Elm Way', parcels: 2 },
];

export default function RowButtons() {
  const [stops, setStops] = React.useState(initialStops);
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const columns = React.useMemo<GridColDef[]>(() => {
    const move = (id: GridRowId, step: number) =>
      setStops((current) => {
        const next = [...current];
        const from = next.findIndex((stop) => stop.id === id);
        next.splice(from + step, 0, ...next.splice(from, 1));
        return next;
      });

    return [
      { field: 'street', headerName: 'Street', flex: 1, minWidth: 106 },
      {
        field: 'parcels',
        headerName: 'Parcels',
        type: 'number',
        width: 74,
        editable: true,
        disableColumnMenu: true,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Change',
        width: 140,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="edit"
            icon={<EditIcon />}
            label="Edit parcels"
            onClick={() =>
              setModes({ [id]: { parcels: { mode: GridCellModes.Edit } } })
            }
          />,
          <GridActionsCellItem
            key="up"
            icon={<UpIcon />}
            label="Move up"
            disabled={id === stops[0]?.id}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<DownIcon />}
            label="Move down"
            disabled={id === stops.at(-1)?.id}
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ];
  }, [stops]);

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        label="Stops"
        rows={stops}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        processRowUpdate={(saved) => {
          setStops((current) =>
            current.map((stop) => (stop.id === saved.id ? saved : stop)),
          );
          return saved;
        }}
        rowHeight={60}
        sx={{
          [`& .${gridClasses.actionsCell}`]: { gap: 0 },
          [`& .${gridClasses.actionsCell} button`]: { width: 40, height: 48 },
        }}
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
