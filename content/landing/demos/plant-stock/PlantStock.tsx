import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, plant: 'Apple tree', stock: 24 },
  { id: 2, plant: 'Boxwood', stock: 180 },
  { id: 3, plant: 'Lavender', stock: 310 },
  { id: 4, plant: 'Rosemary', stock: 95 },
  { id: 5, plant: 'Thyme', stock: 140 },
];

const table = {
  width: '100%',
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  borderSpacing: 0,
  fontSize: '0.875rem',
  '& th, & td': { px: 1.25, py: 0, textAlign: 'start' },
  '& th': { height: 48, fontWeight: 500 },
  '& td': { borderTop: 1, borderColor: 'divider' },
  '& :last-child': { textAlign: 'end' },
};

const nothingToWaitFor = () => () => {};

export default function PlantStock() {
  // The grid renders only in a browser. A server sends a table.
  const isInBrowser = React.useSyncExternalStore(
    nothingToWaitFor,
    () => true,
    () => false,
  );

  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {isInBrowser ? (
        <DataGrid
          label="Plants in stock"
          rows={rows}
          columns={columns}
          columnHeaderHeight={48}
          rowHeight={50}
          hideFooter
        />
      ) : (
        <Box component="table" aria-label="Plants in stock" sx={table}>
          <thead>
            <tr>
              <th scope="col">Plant</th>
              <th scope="col">In stock</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, plant, stock }) => (
              <tr key={id}>
                <td>{plant}</td>
                <td>{stock}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Box>
  );
}
