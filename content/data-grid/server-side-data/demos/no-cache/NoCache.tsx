import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createServer } from './server';

const server = createServer([
  { id: 1, machine: 'Press 1', parts: 412 },
  { id: 2, machine: 'Press 2', parts: 388 },
  { id: 3, machine: 'Lathe', parts: 265 },
  { id: 4, machine: 'Laser cutter', parts: 734 },
]);

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 140 },
  { field: 'parts', headerName: 'Parts today', type: 'number', width: 130 },
];

let produced = 412;

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel }) => {
    // Simulates the parts that were made since the last request.
    produced += 3;
    await server.patch(1, { parts: produced });
    const { rows, total } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
    });
    return { rows, rowCount: total };
  },
};

export default function NoCache() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => {
          setError('');
          apiRef.current?.dataSource.fetchRows();
        }}
      >
        Refresh
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Production"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
