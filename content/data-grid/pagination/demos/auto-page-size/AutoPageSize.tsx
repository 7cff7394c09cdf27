import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function AutoPageSize() {
  const labelId = React.useId();
  const [height, setHeight] = React.useState(320);

  return (
    <Box sx={{ width: '100%', minHeight: 500 }}>
      <Typography id={labelId} variant="body2" component="p">
        Panel height
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={220}
        max={424}
        step={4}
        value={height}
        onChange={(_, value) => {
          if (typeof value === 'number') setHeight(value);
        }}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} px`}
        sx={{ display: 'block', maxWidth: 320, mb: 1 }}
      />
      <Box sx={{ height }}>
        <DataGrid
          label="Employees"
          rows={employees}
          columns={columns}
          autoPageSize
        />
      </Box>
    </Box>
  );
}
