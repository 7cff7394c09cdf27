import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

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
  'Open orders from Japan': {
    filters: [
      { column: 'status', operator: 'equals', value: 'Open' },
      { column: 'country', operator: 'equals', value: 'Japan' },
    ],
  },
  'Total quantity by country': {
    grouping: [{ column: 'country' }],
    aggregation: { quantity: 'sum' },
  },
  'Select the 3 largest orders': {
    sorting: [{ column: 'quantity', direction: 'desc' }],
    select: 3,
  },
};

const suggestions = Object.keys(answers).map((value) => ({ value }));

async function answerPrompt(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt];
  if (!answer) throw new Error('This demo answers only the suggestions.');
  return { ...emptyResponse, ...answer };
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 112 },
  {
    field: 'country',
    headerName: 'Country',
    description: 'Where the order is shipped to',
    examples: ['Japan', 'Brazil'],
    width: 95,
  },
  {
    field: 'status',
    headerName: 'Status',
    examples: ['Open', 'Shipped', 'Returned'],
    width: 95,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

export default function LocalAssistant() {
  return (
    <div style={{ height: 578, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answerPrompt}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
      />
    </div>
  );
}
