import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders } from './orders';

const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];

const focusInput = (input: HTMLInputElement | null) => input?.focus();

function StatusPanel() {
  const labelId = React.useId();
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const current = items[0]?.value ?? '';
  const show = (value: string) =>
    apiRef.current.setFilterModel({
      items: value ? [{ field: 'status', operator: 'equals', value }] : [],
    });

  return (
    <FormControl sx={{ p: 2 }}>
      <FormLabel id={labelId}>Status</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={current}
        onChange={(_, value) => show(value)}
      >
        {['', ...statuses].map((status) => (
          <FormControlLabel
            key={status}
            value={status}
            label={status || 'Any'}
            control={
              <Radio
                slotProps={{
                  input: { ref: status === current ? focusInput : undefined },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Filter by status
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 120,
    filterable: false,
  },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    filterable: false,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function CustomPanel() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar, filterPanel: StatusPanel }}
      />
    </div>
  );
}
