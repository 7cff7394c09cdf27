import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridSendIcon,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { films } from './films';

/** Stands in for a language model: sorts by length for every prompt. */
async function answerPrompt(): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    sorting: [{ column: 'length', direction: 'desc' }],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
}

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = React.useState('Send any prompt.');

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', padding: 12 }}>
      <PromptField
        onSubmit={async (prompt) => {
          setStatus('Working on it…');
          await apiRef.current.aiAssistant.processPrompt(prompt);
          setStatus('Sorted by length.');
        }}
        style={{ display: 'flex', gap: 8, width: '100%' }}
      >
        <PromptFieldControl label="Ask about films" size="small" fullWidth />
        <PromptFieldSend
          render={(props, { disabled }) => (
            <IconButton
              {...props}
              aria-label="Send"
              color="primary"
              loading={disabled}
            >
              <GridSendIcon />
            </IconButton>
          )}
        />
      </PromptField>
      <Typography variant="body2" role="status" sx={{ width: '100%', mt: 1 }}>
        {status}
      </Typography>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', width: 160 },
  { field: 'length', headerName: 'Length (min)', type: 'number', width: 150 },
];

export default function BusyState() {
  return (
    <div style={{ height: 465, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        showToolbar
        slots={{ toolbar: PromptToolbar }}
      />
    </div>
  );
}
