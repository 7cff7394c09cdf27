import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'lead', headerName: 'Lead', width: 130 },
  { field: 'phase', headerName: 'Phase', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
  { field: 'spent', headerName: 'Spent ($)', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    project: 'Harbor crane',
    lead: 'Freya Lund',
    phase: 'Build',
    budget: 84000,
    spent: 51200,
  },
  {
    id: 2,
    project: 'Tram shelter',
    lead: 'Emeka Eze',
    phase: 'Design',
    budget: 19500,
    spent: 4300,
  },
  {
    id: 3,
    project: 'Roof garden',
    lead: 'Ines Costa',
    phase: 'Tender',
    budget: 32000,
    spent: 1150,
  },
  {
    id: 4,
    project: 'Footbridge',
    lead: 'Goran Ito',
    phase: 'Build',
    budget: 126000,
    spent: 98700,
  },
  {
    id: 5,
    project: 'Night bus depot',
    lead: 'Hana Berg',
    phase: 'Done',
    budget: 57000,
    spent: 55900,
  },
];

const basic: GridColumnVisibilityModel = { budget: false, spent: false };

const presets: { name: string; model: GridColumnVisibilityModel }[] = [
  { name: 'Basic', model: basic },
  { name: 'Finance', model: { lead: false, phase: false } },
  { name: 'All', model: {} },
];

const isSame = (a: GridColumnVisibilityModel, b: GridColumnVisibilityModel) =>
  columns.every(({ field }) => (a[field] ?? true) === (b[field] ?? true));

export default function ControlledVisibility() {
  const [model, setModel] = React.useState(basic);
  const current = presets.find((preset) => isSame(preset.model, model));

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Visible columns"
        value={current?.name ?? null}
        sx={{ mb: 2 }}
      >
        {presets.map((preset) => (
          <ToggleButton
            key={preset.name}
            value={preset.name}
            onClick={() => setModel(preset.model)}
          >
            {preset.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Projects"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
