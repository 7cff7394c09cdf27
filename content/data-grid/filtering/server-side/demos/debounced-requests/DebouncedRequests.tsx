import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { films, type Film } from './films';
import { createServer } from './server';

const server = createServer(films);

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
];

const toSearch = ({ quickFilterValues = [] }: GridFilterModel) =>
  quickFilterValues.join(' ');

export default function DebouncedRequests() {
  const [search, setSearch] = React.useState('');
  const [requestCount, setRequestCount] = React.useState(0);
  const [response, setResponse] = React.useState<{
    search: string | null;
    rows: Film[];
  }>({ search: null, rows: [] });

  React.useEffect(() => {
    let isCurrent = true;
    server.list({ search }).then(({ rows }) => {
      setRequestCount((count) => count + 1);
      if (isCurrent) setResponse({ search, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [search]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" component="p" role="status" sx={{ mb: 2 }}>
        Requests: {requestCount}
      </Typography>
      <Box sx={{ height: 474 }}>
        <DataGrid
          label="Films"
          rows={response.rows}
          columns={columns}
          loading={response.search !== search}
          showToolbar
          disableColumnFilter
          filterMode="server"
          filterDebounceMs={500}
          onFilterModelChange={(model) => setSearch(toSearch(model))}
          localeText={{ noRowsLabel: 'No films found' }}
        />
      </Box>
    </Box>
  );
}
