import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCellItem,
  GridAddIcon,
  GridDeleteIcon,
  type GridActionsCellItemProps,
  type GridColDef,
} from '@mui/x-data-grid';

const STOCK = [
  { id: 1, seed: 'Carrot', packets: 40 },
  { id: 2, seed: 'Leek', packets: 12 },
  { id: 3, seed: 'Radish', packets: 66 },
];
type Seed = (typeof STOCK)[number];

function DeleteItem({
  question,
  onConfirm,
  ...item
}: GridActionsCellItemProps & { question: string; onConfirm: () => void }) {
  const titleId = React.useId();
  const [isAsking, setIsAsking] = React.useState(false);
  const close = () => setIsAsking(false);
  const closeMenu = () => item.showInMenu && item.closeMenu?.();

  return (
    <React.Fragment>
      <GridActionsCellItem {...item} onClick={() => setIsAsking(true)} />
      <Dialog
        open={isAsking}
        onClose={close}
        aria-labelledby={titleId}
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ transition: { onExited: closeMenu } }}
      >
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button color="error" onClick={onConfirm}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default function RowActions() {
  const [rows, setRows] = React.useState(STOCK);

  const columns = React.useMemo<GridColDef<Seed>[]>(
    () => [
      { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 100 },
      { field: 'packets', headerName: 'Packets', type: 'number' },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="add"
            icon={<GridAddIcon />}
            label={`Add a packet of ${row.seed}`}
            onClick={() =>
              setRows((all) =>
                all.map((one) =>
                  one.id === id ? { ...one, packets: one.packets + 1 } : one,
                ),
              )
            }
          />,
          <DeleteItem
            key="delete"
            icon={<GridDeleteIcon />}
            label="Delete"
            showInMenu
            closeMenuOnClick={false}
            question={`Delete ${row.seed}?`}
            onConfirm={() =>
              setRows((all) => all.filter((one) => one.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Seeds" rows={rows} columns={columns} />
    </div>
  );
}
