import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

function AddGuestToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const addGuest = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apiRef.current.updateRows([
      { id: crypto.randomUUID(), ...Object.fromEntries(form) },
    ]);
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add guest
      </ToolbarButton>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Add guest' } }}
      >
        <GuestForm onSubmit={addGuest} />
      </Popover>
    </Toolbar>
  );
}

function GuestForm(props: React.ComponentProps<'form'>) {
  return (
    <form {...props}>
      <Stack spacing={2} sx={{ p: 2, width: 240 }}>
        <TextField name="name" label="Name" size="small" required />
        <TextField name="table" label="Table" size="small" required />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
    </form>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'table', headerName: 'Table', width: 120 },
];

const rows = [
  { id: 1, name: 'Ines Costa', table: 'Garden 2' },
  { id: 2, name: 'Jonas Berg', table: 'Garden 2' },
  { id: 3, name: 'Leila Haddad', table: 'Terrace' },
];

export default function AddRecord() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Wedding guests"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: AddGuestToolbar }}
      />
    </div>
  );
}
