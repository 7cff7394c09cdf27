import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  title: string;
}

function TaskCell({ row, tabIndex }: GridRenderCellParams<Task>) {
  const apiRef = useGridApiContext();
  const titleId = React.useId();
  const [draft, setDraft] = React.useState<string | null>(null);

  const close = () => setDraft(null);

  const save = () => {
    apiRef.current.updateRows([{ id: row.id, title: draft }]);
    close();
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <Box sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {row.title}
      </Box>
      <Button
        size="small"
        aria-label={`Edit ${row.title}`}
        tabIndex={tabIndex}
        onClick={() => setDraft(row.title)}
      >
        Edit
      </Button>
      <Dialog
        open={draft !== null}
        onClose={close}
        aria-labelledby={titleId}
        // Keeps keys and clicks in the dialog from reaching the grid.
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        <DialogTitle id={titleId}>Edit task</DialogTitle>
        <DialogContent>
          <TextField
            margin="dense"
            label="Title"
            value={draft ?? ''}
            onChange={(event) => setDraft(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

const columns: GridColDef<Task>[] = [{ field: 'title', headerName: 'Task' }];

const listViewColumn: GridListViewColDef<Task> = {
  field: 'task',
  display: 'flex',
  renderCell: (params) => <TaskCell {...params} />,
};

const rows: Task[] = [
  { id: 1, title: 'Book the venue' },
  { id: 2, title: 'Send the invitations' },
  { id: 3, title: 'Order flowers' },
  { id: 4, title: 'Confirm the caterer' },
  { id: 5, title: 'Print name tags' },
];

export default function EditInDialog() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, height: 320 }}>
      <DataGridPro
        label="Tasks"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
      />
    </Box>
  );
}
