import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Every fifth request fails.
const server = createServer(createOrders(100), { latency: 700, failEvery: 5 });

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

// Skips items without a value, such as the one that the panel adds on open.
function toQuery({ items }: GridFilterModel): string {
  const complete = items.filter(
    ({ operator, value }) => value != null || operator.endsWith('Empty'),
  );
  return JSON.stringify(
    complete.map(({ field, operator, value }) => ({ field, operator, value })),
  );
}

interface Response {
  query: string | null;
  rows: Order[];
  error?: string;
}

export default function ServerFiltering() {
  const [query, setQuery] = React.useState('[]');
  const [log, setLog] = React.useState<string[]>([]);
  const [response, setResponse] = React.useState<Response>({
    query: null,
    rows: [],
  });
  const isLoading = response.query !== query;

  React.useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    server
      .list({ filterBy: JSON.parse(query), signal })
      .then(({ rows }) => {
        setResponse({ query, rows });
        setLog((requests) => [...requests, `GET /orders?filter=${query}`]);
      })
      .catch((error: Error) => {
        // An aborted request was replaced by a newer one.
        if (!signal.aborted) {
          setResponse({ query, rows: [], error: error.message });
        }
      });
    return () => controller.abort();
  }, [query, isLoading]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Orders"
          rows={response.rows}
          columns={columns}
          loading={isLoading}
          filterMode="server"
          onFilterModelChange={(model) => setQuery(toQuery(model))}
          localeText={{
            noRowsLabel: response.error ? 'No data' : 'No matching orders',
          }}
        />
      </Box>
      {response.error ? (
        <Alert
          severity="error"
          sx={{ my: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setResponse({ query: null, rows: [] })}
            >
              Retry
            </Button>
          }
        >
          {response.error}
        </Alert>
      ) : (
        <Box component="ul" sx={{ height: 88, overflow: 'auto' }}>
          {log.slice(-3).map((request, index) => (
            <li key={index}>
              <code dir="ltr">{request}</code>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
