import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Report {
  id: number;
  report: string;
  month: string;
}

const rows: Report[] = [
  { id: 1, report: 'Sales', month: 'January' },
  { id: 2, report: 'Returns', month: 'January' },
  { id: 3, report: 'Sales', month: 'February' },
  { id: 4, report: 'Returns', month: 'February' },
  { id: 5, report: 'Sales', month: 'March' },
];

export default function TabSequence() {
  const [isFixed, setIsFixed] = React.useState(true);
  const [opened, setOpened] = React.useState('');

  const columns = React.useMemo<GridColDef<Report>[]>(
    () => [
      { field: 'report', headerName: 'Report', flex: 1, minWidth: 110 },
      { field: 'month', headerName: 'Month', flex: 1, minWidth: 110 },
      {
        field: 'open',
        headerName: 'Open',
        width: 120,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            aria-label={`Open ${row.report}, ${row.month}`}
            tabIndex={isFixed ? tabIndex : 0}
            onClick={() => setOpened(`${row.report}, ${row.month}`)}
            onKeyDown={(event) => {
              // Otherwise Space moves down in the grid.
              if (isFixed && event.key === ' ') event.stopPropagation();
            }}
          >
            Open
          </Button>
        ),
      },
    ],
    [isFixed],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="One tab stop"
        checked={isFixed}
        onChange={(_, checked) => setIsFixed(checked)}
        sx={{ mb: 1 }}
      />
      <Box component="output" sx={{ typography: 'body2' }}>
        {opened && `Opened: ${opened}`}
      </Box>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Reports"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
