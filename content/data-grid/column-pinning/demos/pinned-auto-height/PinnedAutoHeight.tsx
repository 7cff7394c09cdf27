import * as React from 'react';
import Link from '@mui/material/Link';
import {
  DataGridPro,
  gridClasses,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

const SHORT_LENGTH = 60;

interface ExpandableTextProps {
  text: string;
  tabIndex: number;
}

function ExpandableText({ text, tabIndex }: ExpandableTextProps) {
  const [isOpen, setIsOpen] = React.useState(false);
  const isLong = text.length > SHORT_LENGTH;

  return (
    <div>
      {isOpen || !isLong ? text : `${text.slice(0, SHORT_LENGTH)}…`}{' '}
      {isLong && (
        <Link
          component="button"
          tabIndex={tabIndex}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Link>
      )}
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  {
    field: 'message',
    headerName: 'Message',
    width: 260,
    renderCell: (params) => (
      <ExpandableText text={params.value} tabIndex={params.tabIndex} />
    ),
  },
  { field: 'customer', headerName: 'Customer', width: 300 },
  { field: 'product', headerName: 'Product', width: 300 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['ticket'], right: ['status'] },
};

const rows = [
  {
    id: 1,
    ticket: 'SUP-41',
    message:
      'The invoice for March shows the old address, although we changed it in January. Could you send a corrected copy to our accounting team?',
    customer: 'Alder & Co',
    product: 'Billing',
    status: 'Open',
  },
  {
    id: 2,
    ticket: 'SUP-42',
    message: 'Thanks, the new export works.',
    customer: 'Delta Works',
    product: 'Reports',
    status: 'Closed',
  },
];

const getRowHeight = () => 'auto' as const;

export default function PinnedAutoHeight() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        label="Support tickets"
        rows={rows}
        columns={columns}
        initialState={initialState}
        getRowHeight={getRowHeight}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </div>
  );
}
