import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCellItem,
  GridDeleteIcon,
  type GridActionsCellItemProps,
  type GridColDef,
} from '@mui/x-data-grid';

const SEEDS = [
  { id: 1, seed: 'Carrot', packets: 40 },
  { id: 2, seed: 'Leek', packets: 12 },
  { id: 3, seed: 'Radish', packets: 66 },
];

function DeleteItem({
  question,
  onConfirm,
  ...item
}: GridActionsCellItemProps & { question: string; onConfirm: () => void }) {
  const titleId = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);
  const closeDialog = () => setIsOpen(false);
  const closeMenu = () => item.showInMenu && item.closeMenu?.();

  return (
    <React.Fragment>
      <GridActionsCellItem {...item} onClick={() => setIsOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={closeDialog}
        aria-labelledby={titleId}
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ transition: { onExited: closeMenu } }}
      >
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogActions>
          <Button onClick={closeDialog}>Cancel</Button>
          <Button color="error" onClick={onConfirm}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default function ConfirmDelete() {
  const [rows, setRows] = React.useState(SEEDS);

  const columns = React.useMemo<GridColDef<(typeof SEEDS)[number]>[]>(
    () => [
      { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 100 },
      { field: 'packets', headerName: 'Packets', type: 'number' },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <DeleteItem
            key="delete"
            icon={<GridDeleteIcon />}
            label="Delete"
            showInMenu
            closeMenuOnClick={false}
            question={`Delete ${row.seed}?`}
            onConfirm={() => setRows((prev) => prev.filter((r) => r.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Seed packets" rows={rows} columns={columns} />
    </div>
  );
}
