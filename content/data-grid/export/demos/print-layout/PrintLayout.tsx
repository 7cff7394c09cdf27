import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

const rows = createEmployees(25);

const printOptions: GridPrintExportOptions = {
  fileName: 'Sign-in sheet',
  fields: ['name', 'department'],
  hideToolbar: true,
  hideFooter: true,
  pageStyle: '@page { size: landscape; margin: 15mm; }',
};

export default function PrintLayout() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={columns}
        slotProps={{ toolbar: { printOptions } }}
        showToolbar
      />
    </Box>
  );
}
