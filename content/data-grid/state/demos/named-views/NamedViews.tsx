import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 135 },
  { field: 'status', headerName: 'Status', width: 150 },
];

const views: Record<string, GridInitialState> = {
  'All orders': {
    columns: { columnVisibilityModel: {} },
    sorting: { sortModel: [] },
    filter: { filterModel: { items: [] } },
  },
  'To pack': {
    columns: { columnVisibilityModel: { customer: false, status: false } },
    sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
    filter: {
      filterModel: {
        items: [{ field: 'status', operator: 'equals', value: 'Open' }],
      },
    },
  },
  Returns: {
    columns: { columnVisibilityModel: { quantity: false } },
    sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] },
    filter: {
      filterModel: {
        items: [{ field: 'status', operator: 'equals', value: 'Returned' }],
      },
    },
  },
};

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState('All orders');

  const showView = (name: string) => {
    const state = views[name];
    if (!state) return;
    setView(name);
    apiRef.current?.restoreState(state);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, name) => name && showView(name)}
        sx={{ mb: 2 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={orders}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
