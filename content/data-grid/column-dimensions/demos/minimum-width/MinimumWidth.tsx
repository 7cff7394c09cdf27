import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 160 },
  { field: 'teacher', headerName: 'Teacher', flex: 1 },
  { field: 'room', headerName: 'Room', width: 90 },
];

const rows = [
  { id: 1, course: 'Watercolor basics', teacher: 'Ines Haddad', room: 'N-12' },
  { id: 2, course: 'Bread at home', teacher: 'Goran Fischer', room: 'K-1' },
  { id: 3, course: 'Bicycle repair', teacher: 'Freya Lund', room: 'W-3' },
  { id: 4, course: 'Spanish for travel', teacher: 'Bruno Garcia', room: 'N-8' },
  { id: 5, course: 'Family photos', teacher: 'Hana Ito', room: 'N-10' },
];

export default function MinimumWidth() {
  const labelId = React.useId();
  const [width, setWidth] = React.useState(320);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} component="p" variant="body2">
        Width of the grid: {width} px
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={260}
        max={640}
        step={20}
        value={width}
        onChange={(_, value) => setWidth(Number(value))}
        sx={{ maxWidth: 280, mb: 2, mx: 1 }}
      />
      <Box sx={{ height: 320, width, maxWidth: '100%' }}>
        <DataGrid label="Courses" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
