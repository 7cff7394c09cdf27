import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 100 },
  { field: 'stock', headerName: 'Stock', type: 'number', editable: true },
  { field: 'target', headerName: 'Target', type: 'number', editable: true },
];

const rows = [
  { id: 1, shelf: 'A-01', stock: 40, target: 12 },
  { id: 2, shelf: 'A-02', stock: 18, target: 20 },
  { id: 3, shelf: 'B-01', stock: 75, target: 30 },
  { id: 4, shelf: 'B-02', stock: 9, target: 10 },
  { id: 5, shelf: 'C-01', stock: 52, target: 25 },
];

// Simulates a request to save one row.
async function saveRow<Row>(row: Row) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return row;
}

interface Request {
  cellCount: number;
  confirm: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const apiRef = useGridApiRef();
  const [request, setRequest] = React.useState<Request | null>(null);
  const [isSaving, setIsSaving] = React.useState(false);
  const titleId = React.useId();

  const cancel = () => {
    request?.cancel();
    setRequest(null);
  };

  const confirm = () => {
    request?.confirm();
    setRequest(null);
  };

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Warehouse"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        loading={isSaving}
        cellSelection
        disableRowSelectionOnClick
        processRowUpdate={saveRow}
        onBeforeClipboardPasteStart={({ data }) =>
          new Promise<void>((resolve, reject) => {
            const cell = gridFocusCellSelector(apiRef);
            setRequest({
              cellCount: data.flat().length,
              confirm: () => {
                // A click in the dialog removes the focus from the cell.
                if (cell) apiRef.current?.setCellFocus(cell.id, cell.field);
                resolve();
              },
              cancel: reject,
            });
          })
        }
        onClipboardPasteStart={() => setIsSaving(true)}
        onClipboardPasteEnd={() => setIsSaving(false)}
      />
      <Dialog
        open={request !== null}
        onClose={cancel}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>
          {request?.cellCount === 1
            ? 'Paste 1 cell?'
            : `Paste ${request?.cellCount} cells?`}
        </DialogTitle>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={confirm}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
