import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const rows = [
  { id: 1, product: 'Desk lamp', price: 39, rating: 4.4 },
  { id: 2, product: 'Office chair', price: 189, rating: 4.7 },
  { id: 3, product: 'Monitor arm', price: 95, rating: 4.1 },
  { id: 4, product: 'Footrest', price: 27, rating: 3.9 },
  { id: 5, product: 'Standing desk', price: 420, rating: 4.6 },
  { id: 6, product: 'Cable tray', price: 18, rating: 4.2 },
];

const choices: { label: string; sortModel: GridSortModel }[] = [
  { label: 'Best rated', sortModel: [{ field: 'rating', sort: 'desc' }] },
  { label: 'Cheapest', sortModel: [{ field: 'price', sort: 'asc' }] },
  { label: 'Name', sortModel: [{ field: 'product', sort: 'asc' }] },
  { label: 'Unsorted', sortModel: [] },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'rating', sort: 'desc' },
  ]);
  const current = choices.find(
    (choice) => JSON.stringify(choice.sortModel) === JSON.stringify(sortModel),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Sort by"
        value={current?.label ?? 'Other'}
        onChange={(event) => {
          const next = choices.find(
            ({ label }) => label === event.target.value,
          );
          setSortModel(next?.sortModel ?? []);
        }}
        sx={{ minWidth: 180, mb: 2.5 }}
      >
        {choices.map(({ label }) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
        {!current && <MenuItem value="Other">Other</MenuItem>}
      </TextField>
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Products"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Box>
  );
}
