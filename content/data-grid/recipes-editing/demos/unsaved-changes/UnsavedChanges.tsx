import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const weeks = [
  [
    { id: 1, project: 'Website', hours: 12 },
    { id: 2, project: 'Mobile app', hours: 20 },
    { id: 3, project: 'Support', hours: 6 },
  ],
  [
    { id: 1, project: 'Website', hours: 18 },
    { id: 2, project: 'Mobile app', hours: 14 },
    { id: 3, project: 'Support', hours: 4 },
  ],
];

export default function UnsavedChanges() {
  const titleId = React.useId();
  const [saved, setSaved] = React.useState(weeks);
  const [week, setWeek] = React.useState(0);
  const [nextWeek, setNextWeek] = React.useState<number | null>(null);
  const [rows, setRows] = React.useState(weeks[0] ?? []);
  const [isEditing, setEditing] = React.useState(false);
  const isDirty = isEditing || rows !== saved[week];

  React.useEffect(() => {
    if (!isDirty) {
      return undefined;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const save = () => setSaved(saved.map((one, i) => (i === week ? rows : one)));
  const open = (next: number) => {
    setWeek(next);
    setRows(saved[next] ?? []);
    setNextWeek(null);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Tabs
          aria-label="Week"
          value={week}
          onChange={(_, next) => (isDirty ? setNextWeek(next) : open(next))}
        >
          <Tab label="Week 36" />
          <Tab label="Week 37" />
        </Tabs>
        <Button disabled={!isDirty} onClick={save}>
          Save
        </Button>
      </Stack>
      <Box sx={{ height: 268, mt: 2 }}>
        <DataGrid
          label="Timesheet"
          rows={rows}
          columns={columns}
          onCellModesModelChange={(model) =>
            setEditing(Object.keys(model).length > 0)
          }
          processRowUpdate={(newRow, oldRow) => {
            if (newRow.hours !== oldRow.hours) {
              setRows((current) =>
                current.map((row) => (row.id === newRow.id ? newRow : row)),
              );
            }
            return newRow;
          }}
        />
      </Box>
      {nextWeek !== null && (
        <Dialog
          open
          onClose={() => setNextWeek(null)}
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId}>Discard unsaved changes?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setNextWeek(null)}>Keep editing</Button>
            <Button onClick={() => open(nextWeek)}>Discard</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
