import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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

function toUrl({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  const query = new URLSearchParams({
    offset: String(start),
    limit: String(end - Number(start) + 1),
  });
  for (const { field, sort } of sortModel) {
    query.append('sort', sort === 'desc' ? `-${field}` : field);
  }
  for (const { field, operator, value } of filterModel.items) {
    // Users haven't entered the value of an incomplete filter yet.
    if (operator.endsWith('Empty') || String(value ?? '') !== '') {
      query.append('filter', JSON.stringify([field, operator, value]));
    }
  }
  return `/api/films?${query.toString()}`;
}

export default function RequestAsUrl() {
  const [url, setUrl] = React.useState('');
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async (params) => {
        setError('');
        setUrl(toUrl(params));
        const { rows, total } = await server.list({
          sortBy: params.sortModel,
          filterBy: params.filterModel.items,
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
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Films"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          pageSizeOptions={pageSizes}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          localeText={{ noRowsLabel: 'No films match these filters' }}
        />
      </Box>
      <Alert
        severity={error ? 'error' : 'info'}
        sx={{ mt: 2, overflowWrap: 'anywhere' }}
      >
        {error || `GET ${url}`}
      </Alert>
    </Box>
  );
}
