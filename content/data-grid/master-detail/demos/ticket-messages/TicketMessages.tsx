import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  customer: string;
  messages: string[];
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  { field: 'customer', headerName: 'Customer', width: 150 },
];

const tickets: Ticket[] = [
  {
    id: 4107,
    subject: 'Invoice shows the wrong address',
    customer: 'Delta Works',
    messages: [
      'We moved in March, but the invoice still has our old address.',
      'Thanks. I have corrected it and sent you a new invoice.',
    ],
  },
  {
    id: 4108,
    subject: 'Two desk lamps missing',
    customer: 'Fjord Design',
    messages: ['The delivery contained four lamps. We ordered six.'],
  },
  { id: 4109, subject: '(no subject)', customer: 'Copperfield', messages: [] },
];

function getDetailPanelContent({ row }: GridRowParams<Ticket>) {
  if (row.messages.length === 0) return null;
  return (
    <Box role="region" aria-label={row.subject} sx={{ px: 3, py: 2 }}>
      {row.messages.map((message) => (
        <Typography key={message} variant="body2" sx={{ py: 0.5 }}>
          {message}
        </Typography>
      ))}
    </Box>
  );
}

const getDetailPanelHeight = () => 100;

export default function TicketMessages() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Tickets"
        rows={tickets}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
