import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'agent', headerName: 'Agent', width: 110 },
];

const rows = [
  { id: 1, ticket: 'Reset password', status: 'Open', agent: 'Ines' },
  { id: 2, ticket: 'Update invoice', status: 'Open', agent: 'Jonas' },
  { id: 3, ticket: 'Broken link', status: 'Closed', agent: 'Ines' },
  { id: 4, ticket: 'Export fails', status: 'Closed', agent: 'Jonas' },
];

const headerName = (field: string) =>
  columns.find((column) => column.field === field)?.headerName ?? field;

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>([
    'status',
    'agent',
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2.5 }}
      >
        {model.map((field) => (
          <Chip
            key={field}
            label={headerName(field)}
            onDelete={() => setModel(model.filter((item) => item !== field))}
          />
        ))}
        <Button
          disabled={model.length < 2}
          onClick={() => setModel(model.toReversed())}
        >
          Reverse order
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          label="Tickets"
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
