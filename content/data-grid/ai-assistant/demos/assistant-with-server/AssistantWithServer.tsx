import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';
import { createServer } from './server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    const { rows, total } = await server.list({
      start: Number(start),
      end: end + 1,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
      sortBy: sortModel,
    });
    return { rows, rowCount: total };
  },
};

const emptyResponse: PromptResponse = {
  conversationId: 'demo',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

// Stands in for a language model: it answers only these prompts.
const answers: Record<string, Partial<PromptResponse>> = {
  'Largest orders first': {
    sorting: [{ column: 'quantity', direction: 'desc' }],
  },
  'Returned orders': {
    filters: [{ column: 'status', operator: 'equals', value: 'Returned' }],
  },
  'All orders': {},
};

const suggestions = Object.keys(answers).map((value) => ({ value }));

async function answerPrompt(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt];
  if (!answer) throw new Error('This demo answers only the suggestions.');
  return { ...emptyResponse, ...answer };
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 25 } },
};

export default function AssistantWithServer() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 526 }}>
        <DataGridPremium
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
          pagination
          initialState={initialState}
          showToolbar
          disableRowGrouping
          disableAggregation
          disablePivoting
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={answerPrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </Box>
    </Box>
  );
}
