import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 130 },
];

interface View {
  name: string;
  state: GridInitialState;
}

const STORAGE_KEY = 'order-views';
const VERSION = 2;

/** What users saved before the field `client` became `customer`. */
const SAVED_LAST_YEAR = `{"version":1,"views":[{"name":"By client","state":{
  "columns":{"columnVisibilityModel":{"status":false}},
  "sorting":{"sortModel":[{"field":"client","sort":"asc"}]}}}]}`;

function migrate(text: string): View[] {
  const saved = JSON.parse(text);
  if (saved.version === VERSION) return saved.views;
  if (saved.version !== 1) return [];
  return JSON.parse(text.replaceAll('"client"', '"customer"')).views;
}

function loadViews(): View[] {
  try {
    return migrate(localStorage.getItem(STORAGE_KEY) ?? SAVED_LAST_YEAR);
  } catch {
    // Storage is blocked, or the text is invalid.
    return [];
  }
}

function storeViews(views: View[]) {
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ version: VERSION, views }),
    );
  } catch {
    // Storage is full or blocked: the views last until the page is closed.
  }
}

/** A view that lacks a part resets it. */
const everything: GridInitialState = {
  columns: { columnVisibilityModel: {} },
  sorting: { sortModel: [] },
  filter: { filterModel: { items: [] } },
};

export default function UserViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<View[]>([]);
  const [name, setName] = React.useState('');

  // Storage isn't available during server rendering.
  React.useEffect(() => {
    const load = () => setViews(loadViews());
    load();
    // Another tab has saved a view.
    window.addEventListener('storage', load);
    return () => window.removeEventListener('storage', load);
  }, []);

  const update = (next: View[]) => {
    setViews(next);
    storeViews(next);
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const state = apiRef.current?.exportState();
    if (!state || !name.trim()) return;
    // The page and open panels belong to a moment, not to a view.
    const { columns: layout, sorting, filter } = state;
    const view: View = {
      name: name.trim(),
      state: { columns: layout, sorting, filter },
    };
    const others = views.filter((one) => one.name !== view.name);
    update([...others, view]);
    setName('');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        onSubmit={save}
        sx={{ gap: 1, mb: 1.5 }}
      >
        <TextField
          size="small"
          label="Name of the view"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save view</Button>
      </Stack>
      <Stack
        direction="row"
        role="group"
        aria-label="Saved views"
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}
      >
        <Chip
          label="All orders"
          onClick={() => apiRef.current?.restoreState(everything)}
        />
        {views.map((view) => (
          <Chip
            key={view.name}
            label={view.name}
            onClick={() =>
              apiRef.current?.restoreState({ ...everything, ...view.state })
            }
            onDelete={() => update(views.filter((one) => one !== view))}
          />
        ))}
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={orders}
          columns={columns}
          showToolbar
        />
      </Box>
    </Box>
  );
}
