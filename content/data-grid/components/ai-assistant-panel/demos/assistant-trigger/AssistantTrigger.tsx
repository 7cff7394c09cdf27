import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { employees } from './employees';

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
  'Highest salaries first': {
    sorting: [{ column: 'salary', direction: 'desc' }],
  },
  'Average salary by department': {
    grouping: [{ column: 'department' }],
    aggregation: { salary: 'avg' },
  },
};

const suggestions = Object.keys(answers).map((value) => ({ value }));

async function answerPrompt(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt];
  if (!answer) throw new Error('This demo answers only the suggestions.');
  return { ...emptyResponse, ...answer };
}

function AssistantToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {open ? 'Close assistant' : 'Ask assistant'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 112 },
  { field: 'department', headerName: 'Department', width: 106 },
  { field: 'city', headerName: 'City', width: 86 },
  {
    field: 'salary',
    headerName: 'Salary ($)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) =>
      value?.toLocaleString('en-US', { maximumFractionDigits: 0 }) ?? '',
  },
];

export default function AssistantTrigger() {
  return (
    <div style={{ height: 526, width: '100%' }}>
      <DataGridPremium
        label="Staff"
        rows={employees}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answerPrompt}
        showToolbar
        slots={{
          toolbar: AssistantToolbar,
          aiAssistantPanel: GridAiAssistantPanel,
        }}
      />
    </div>
  );
}
