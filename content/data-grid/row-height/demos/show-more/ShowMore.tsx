import * as React from 'react';
import Link from '@mui/material/Link';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const SHORT_LENGTH = 70;

function LongText({ value, tabIndex }: GridRenderCellParams) {
  const [isOpen, setIsOpen] = React.useState(false);
  if (value.length <= SHORT_LENGTH) return value;

  return (
    <div>
      {isOpen ? value : `${value.slice(0, SHORT_LENGTH)}…`}{' '}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Link>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'job', headerName: 'Job', width: 130 },
  {
    field: 'text',
    headerName: 'Description',
    flex: 1,
    minWidth: 200,
    renderCell: (params) => <LongText {...params} />,
  },
];

const rows = [
  {
    id: 1,
    job: 'Baker',
    text: 'You bake bread and pastries for two shops and a market stall. The shift starts at three in the morning and ends before noon, with a second baker and an apprentice at your side.',
  },
  { id: 2, job: 'Driver', text: 'You deliver orders by cargo bike.' },
  {
    id: 3,
    job: 'Sales clerk',
    text: 'You serve customers, keep the counter stocked, and prepare the orders that customers pick up in the afternoon. Weekend shifts pay extra.',
  },
];

const getRowHeight = () => 'auto' as const;

export default function ShowMore() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Open positions"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </div>
  );
}
