import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridMicIcon,
  GridSendIcon,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
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
  'open orders': {
    filters: [{ column: 'status', operator: 'equals', value: 'Open' }],
  },
  'largest first': { sorting: [{ column: 'quantity', direction: 'desc' }] },
  'total by country': {
    grouping: [{ column: 'country' }],
    aggregation: { quantity: 'sum' },
  },
};

const help = `This demo answers only: ${Object.keys(answers).join(', ')}.`;

async function answerPrompt(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt.trim().toLowerCase()];
  if (!answer) throw new Error(help);
  return { ...emptyResponse, ...answer };
}

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState(help);
  const submit = async (prompt: string) => {
    if (prompt.trim() === '') return;
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Done: ${prompt}.`);
  };

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', padding: 12 }}>
      <PromptField
        lang="en-US"
        onSubmit={submit}
        onRecordError={() => setMessage('The microphone is not available.')}
        style={{ display: 'flex', gap: 4, width: '100%' }}
      >
        <PromptFieldControl label="Ask about orders" size="small" fullWidth />
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord aria-label="Record a prompt">
            <GridMicIcon fontSize="small" />
          </PromptFieldRecord>
        )}
        <PromptFieldSend aria-label="Send" color="primary">
          <GridSendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography variant="body2" role="status" sx={{ width: '100%', mt: 1 }}>
        {message}
      </Typography>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 112 },
  { field: 'country', headerName: 'Country', width: 94 },
  { field: 'status', headerName: 'Status', width: 96 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

export default function PromptBar() {
  return (
    <div style={{ height: 517, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        showToolbar
        slots={{ toolbar: PromptToolbar }}
      />
    </div>
  );
}
