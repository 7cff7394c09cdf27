import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { films } from './films';
import { createServer } from './server';

const server = createServer(films);

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => String(value),
  },
];

const pageSizes = [5, 10];

function describe({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  const { items, quickFilterValues } = filterModel;
  return JSON.stringify({ start, end, sortModel, items, quickFilterValues });
}

export default function RequestLog() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async (params) => {
        setError('');
        setRequests((previous) => [describe(params), ...previous].slice(0, 3));
        const { rows, total } = await server.list({
          sortBy: params.sortModel,
          filterBy: params.filterModel.items,
          search: params.filterModel.quickFilterValues?.join(' '),
          start: Number(params.start),
          end: params.end + 1,
        });
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Films"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          showToolbar
          pageSizeOptions={pageSizes}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          localeText={{ noRowsLabel: 'No films match' }}
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        Latest requests
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, minHeight: 108 }}>
        {requests.map((request, index) => (
          <Typography
            key={index}
            component="li"
            variant="caption"
            sx={{ display: 'list-item' }}
          >
            <code style={{ overflowWrap: 'anywhere' }}>{request}</code>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
