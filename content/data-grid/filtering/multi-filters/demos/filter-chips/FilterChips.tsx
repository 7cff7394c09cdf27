import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { employees } from './employees';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 120 },
];

const presets: { label: string; item: GridFilterItem }[] = [
  {
    label: 'Remote',
    item: { id: 'remote', field: 'isRemote', operator: 'is', value: true },
  },
  {
    label: 'Engineering',
    item: {
      id: 'engineering',
      field: 'department',
      operator: 'equals',
      value: 'Engineering',
    },
  },
  {
    label: 'Lisbon',
    item: { id: 'lisbon', field: 'city', operator: 'equals', value: 'Lisbon' },
  },
];

export default function FilterChips() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const isActive = (item: GridFilterItem) =>
    filterModel.items.some(({ id }) => id === item.id);

  const toggle = (item: GridFilterItem) => {
    if (isActive(item)) {
      apiRef.current?.deleteFilterItem(item);
    } else {
      apiRef.current?.upsertFilterItem(item);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        {presets.map(({ label, item }) => (
          <Chip
            key={label}
            label={label}
            color={isActive(item) ? 'primary' : 'default'}
            aria-pressed={isActive(item)}
            onClick={() => toggle(item)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Staff"
          rows={employees}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
