import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const STORAGE_KEY = 'orders-view';

function load(): GridInitialState | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    // Storage is unavailable, as on a server, or the value is invalid.
    return undefined;
  }
}

function save(state: GridInitialState) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Storage is full or blocked: the view isn't saved.
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 135 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const rows = orders.slice(0, 4);

function OrdersGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(load);

  React.useLayoutEffect(() => {
    const saveState = () => {
      const state = apiRef.current?.exportState();
      if (state) save(state);
    };
    window.addEventListener('pagehide', saveState);
    return () => {
      window.removeEventListener('pagehide', saveState);
      saveState();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      label="Orders"
      rows={rows}
      columns={columns}
      initialState={initialState}
    />
  );
}

export default function SavedState() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the table' : 'Open the table'}
      </Button>
      <Box sx={{ height: 320 }}>{isOpen && <OrdersGrid />}</Box>
    </Box>
  );
}
