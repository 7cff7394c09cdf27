import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'status', headerName: 'Status' },
  {
    field: 'quantity',
    headerName: 'Units',
    type: 'number',
    valueFormatter: (value?: number | null) =>
      value == null ? '' : Math.round(value).toLocaleString('en-US'),
  },
];

const byCategory: GridPivotModel = {
  rows: [{ field: 'category' }],
  columns: [],
  values: [{ field: 'quantity', aggFunc: 'sum' }],
};

const byStatus: GridPivotModel = {
  rows: [{ field: 'status' }],
  columns: [{ field: 'category', sort: 'asc' }],
  values: [{ field: 'quantity', aggFunc: 'avg' }],
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function PresetPivots() {
  const [model, setModel] = React.useState(byCategory);
  const [isActive, setIsActive] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Report"
        value={isActive ? model : null}
        onChange={(_, preset: GridPivotModel | null) => {
          setIsActive(preset !== null);
          if (preset) setModel(preset);
        }}
        sx={{ mb: 2.5 }}
      >
        <ToggleButton value={byCategory}>Units by category</ToggleButton>
        <ToggleButton value={byStatus}>Average by status</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 532 }}>
        <DataGridPremium
          showToolbar
          label="Orders"
          rows={orders}
          columns={columns}
          pivotingColDef={pivotingColDef}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={isActive}
          onPivotActiveChange={setIsActive}
        />
      </Box>
    </Box>
  );
}
