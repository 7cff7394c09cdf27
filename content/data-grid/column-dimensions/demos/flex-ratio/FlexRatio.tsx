import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ticket: 'SUP-811', subject: 'Invoice total is wrong', owner: 'Ito' },
  { id: 2, ticket: 'SUP-812', subject: 'Cannot reset password', owner: 'Berg' },
  { id: 3, ticket: 'SUP-813', subject: 'Export stops at 1%', owner: 'Costa' },
  { id: 4, ticket: 'SUP-814', subject: 'Add a second admin', owner: 'Lund' },
  { id: 5, ticket: 'SUP-815', subject: 'Map shows old address', owner: 'Eze' },
];

export default function FlexRatio() {
  const labelId = React.useId();
  const [subjectFlex, setSubjectFlex] = React.useState(2);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'ticket', headerName: 'Ticket', width: 100 },
      { field: 'subject', headerName: 'Subject', flex: subjectFlex },
      { field: 'owner', headerName: 'Owner', flex: 1 },
    ],
    [subjectFlex],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} component="p" variant="body2">
        Subject to Owner: {subjectFlex} to 1
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={1}
        max={5}
        marks
        value={subjectFlex}
        onChange={(_, value) => setSubjectFlex(Number(value))}
        sx={{ maxWidth: 280, mb: 2, mx: 1 }}
      />
      <Box sx={{ height: 372 }}>
        <DataGrid label="Support tickets" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
