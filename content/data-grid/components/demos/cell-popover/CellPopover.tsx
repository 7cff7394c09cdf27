import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Airport', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 90 },
];

const rows = [
  { id: 1, code: 'LIS', delay: 10, gate: 'B4' },
  { id: 2, code: 'OSL', delay: 0, gate: 'C1' },
  { id: 3, code: 'NBO', delay: 35, gate: 'A9' },
  { id: 4, code: 'KIX', delay: 0, gate: 'A2' },
];

const airports: Record<string, string> = {
  LIS: 'Lisbon, Portugal',
  OSL: 'Oslo, Norway',
  NBO: 'Nairobi, Kenya',
  KIX: 'Osaka, Japan',
};

export default function CellPopover() {
  const [cell, setCell] = React.useState<Element | null>(null);
  const slotProps = React.useMemo<GridSlotsComponentsProps>(
    () => ({
      cell: {
        onMouseEnter: (event) => setCell(event.currentTarget),
        onMouseLeave: () => setCell(null),
        onFocus: (event: React.FocusEvent) => setCell(event.currentTarget),
        onBlur: () => setCell(null),
      },
    }),
    [],
  );
  const isAirport = cell?.getAttribute('data-field') === 'code';
  const name = airports[cell?.textContent ?? ''];

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Arrivals"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
      />
      <Popper
        open={isAirport && name !== undefined}
        anchorEl={cell}
        placement="right"
        sx={{ pointerEvents: 'none' }}
      >
        <Paper elevation={4} sx={{ p: 1 }}>
          {name}
        </Paper>
      </Popper>
    </Box>
  );
}
