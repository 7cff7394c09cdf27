import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { employees } from './employees';

const response: PromptResponse = {
  conversationId: 'demo',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', examples: ['Lagos'], width: 120 },
  { field: 'salary', headerName: 'Salary ($)', type: 'number', width: 120 },
];

const initialState = { columns: { columnVisibilityModel: { salary: false } } };

export default function ContextPreview() {
  const apiRef = useGridApiRef();
  const [samplesData, setSamplesData] = React.useState(false);
  const [sent, setSent] = React.useState('Nothing sent yet.');
  const recordPrompt = React.useCallback(
    async (_prompt: string, context: string) => {
      setSent(JSON.stringify(JSON.parse(context), null, 2));
      return response;
    },
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Allow data sampling"
        control={
          <Switch
            checked={samplesData}
            onChange={(event) => setSamplesData(event.target.checked)}
          />
        }
      />
      <Button
        onClick={() => apiRef.current?.aiAssistant.processPrompt('Who is new?')}
      >
        Send a prompt
      </Button>
      <Box sx={{ height: 370, my: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Staff"
          rows={employees}
          columns={columns}
          initialState={initialState}
          aiAssistant
          allowAiAssistantDataSampling={samplesData}
          onPrompt={recordPrompt}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Context of the prompt"
        tabIndex={0}
        sx={{ m: 0, p: 1, height: 290, overflow: 'auto', fontSize: 13 }}
      >
        {sent}
      </Box>
    </Box>
  );
}
