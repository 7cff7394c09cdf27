import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';

function RenderCount() {
  const element = React.useRef<HTMLSpanElement>(null);
  const renders = React.useRef(0);

  // Runs after every render. Writing to the DOM doesn't cause another one.
  React.useEffect(() => {
    renders.current += 1;
    if (element.current) element.current.textContent = `${renders.current}`;
  });

  return <span ref={element} />;
}

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1, minWidth: 90 },
  { field: 'days', headerName: 'Days overdue', type: 'number', width: 126 },
  {
    field: 'renders',
    headerName: 'Renders',
    width: 88,
    sortable: false,
    filterable: false,
    renderCell: () => <RenderCount />,
  },
];

const rows = [
  { id: 1, invoice: 'A-1041', days: 0 },
  { id: 2, invoice: 'A-1042', days: 12 },
  { id: 3, invoice: 'A-1043', days: 0 },
  { id: 4, invoice: 'A-1044', days: 31 },
];

const getRowClassName = ({ row }: GridRowClassNameParams) =>
  row.days > 0 ? 'overdue' : '';

const sx = { '& .overdue': { fontWeight: 'bold' } };

export default function CellRenders() {
  const [note, setNote] = React.useState('');
  const [isInline, setIsInline] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          size="small"
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormControlLabel
          label="Inline function"
          control={
            <Switch
              checked={isInline}
              onChange={(event) => setIsInline(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Invoices"
          rows={rows}
          columns={columns}
          sx={sx}
          getRowClassName={
            isInline ? (params) => getRowClassName(params) : getRowClassName
          }
        />
      </Box>
    </Box>
  );
}
