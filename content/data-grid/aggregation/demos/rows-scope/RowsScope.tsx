import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

const rows = [
  { id: 1, supplier: 'Paper mill', status: 'Paid', amount: 1300 },
  { id: 2, supplier: 'Ink works', status: 'Open', amount: 450 },
  { id: 3, supplier: 'Courier', status: 'Open', amount: 220 },
  { id: 4, supplier: 'Bindery', status: 'Paid', amount: 980 },
];

export default function RowsScope() {
  const [scope, setScope] = React.useState<'filtered' | 'all'>('filtered');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows to include in the total"
        value={scope}
        onChange={(_, next) => next && setScope(next)}
        sx={{ mb: 2.5 }}
      >
        <ToggleButton value="filtered">Filtered rows</ToggleButton>
        <ToggleButton value="all">All rows</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          label="Open bills"
          rows={rows}
          columns={columns}
          aggregationRowsScope={scope}
          initialState={{
            aggregation: { model: { amount: 'sum' } },
            filter: {
              filterModel: {
                items: [{ field: 'status', operator: 'equals', value: 'Open' }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
