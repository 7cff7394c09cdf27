import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createServer } from './server';

interface Part {
  id: number;
  part: string;
  stock: number;
}

// Simulates a slow server.
const server = createServer<Part>(
  [
    { id: 1, part: 'Hex bolt M8', stock: 420 },
    { id: 2, part: 'Washer M8', stock: 900 },
    { id: 3, part: 'Wing nut M6', stock: 75 },
    { id: 4, part: 'Threaded rod', stock: 38 },
  ],
  { latency: 1500 },
);

/** The server has a rule that the grid doesn't know. */
async function savePart(part: Part): Promise<Part> {
  const isAllowed = part.stock <= 1000;
  const saved = await server.update(isAllowed ? part : { id: part.id });
  if (!isAllowed) throw new Error('A shelf holds 1,000 at most.');
  return saved;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const queryClient = new QueryClient();
const queryKey = ['parts'];
const noParts: Part[] = [];

const replace = (part: Part) => (parts?: Part[]) =>
  parts?.map((one) => (one.id === part.id ? part : one));

function Parts() {
  const [message, setMessage] = React.useState('');
  const parts = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await server.list({ signal })).rows,
  });

  const save = useMutation({
    mutationFn: ({ newPart }: { newPart: Part; oldPart: Part }) =>
      savePart(newPart),
    onMutate: async ({ newPart }) => {
      // A response on its way would overwrite the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, replace(newPart));
    },
    onError: (error, { oldPart }) => {
      queryClient.setQueryData(queryKey, replace(oldPart));
      setMessage(`${oldPart.part}: ${error.message}`);
    },
    onSettled: () => {
      // Other changes are still being saved.
      if (queryClient.isMutating() > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey });
    },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ minHeight: 48, mb: 1 }}>
        {message ? (
          <Alert severity="error" onClose={() => setMessage('')}>
            {message}
          </Alert>
        ) : (
          <Alert severity="info">
            {save.isPending ? 'Saving…' : 'All changes are saved'}
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Parts"
          rows={parts.data ?? noParts}
          columns={columns}
          loading={parts.isPending}
          processRowUpdate={(newPart, oldPart) => {
            setMessage('');
            save.mutate({ newPart, oldPart });
            return newPart;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}

export default function OptimisticEdits() {
  return (
    <QueryClientProvider client={queryClient}>
      <Parts />
    </QueryClientProvider>
  );
}
