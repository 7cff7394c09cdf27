import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridInitialState,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createTickets, type Ticket } from './tickets';

const tickets = createTickets();

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 240 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function getDetailPanelContent({ row }: GridRowParams<Ticket>) {
  if (row.messages.length === 0) return null;
  return (
    // On phones, the columns are wider than the grid; the text should not be.
    <Box
      role="region"
      aria-label={row.subject}
      sx={{ px: 3, py: 2, maxWidth: '75vw' }}
    >
      {row.messages.map(({ from, text }) => (
        <Typography key={text} variant="body2" sx={{ py: 0.5 }}>
          <strong>{from}:</strong> {text}
        </Typography>
      ))}
    </Box>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

const initialState: GridInitialState = {
  detailPanel: { expandedRowIds: new Set([4160]) },
};

export default function TicketMessages() {
  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGridPro
        label="Tickets"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
