import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const savedFilters: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  {
    label: 'Open',
    model: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] },
  },
  {
    label: 'Bulk',
    model: { items: [{ field: 'quantity', operator: '>=', value: 20 }] },
  },
];

export default function SavedFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const current = savedFilters.find(
    ({ model }) => JSON.stringify(model) === JSON.stringify(filterModel),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Saved filters"
        value={current?.label ?? null}
        onChange={(_, label: string | null) => {
          const next = savedFilters.find((saved) => saved.label === label);
          if (next) setFilterModel(next.model);
        }}
        sx={{ mb: 2 }}
      >
        {savedFilters.map(({ label }) => (
          <ToggleButton key={label} value={label}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
