import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 120 },
  {
    field: 'opened',
    headerName: 'Accounts opened this quarter',
    type: 'number',
    width: 180,
  },
  {
    field: 'closed',
    headerName: 'Accounts closed this quarter',
    type: 'number',
    width: 180,
  },
  {
    field: 'waiting',
    headerName: 'Average waiting time in minutes',
    type: 'number',
    width: 180,
  },
];

const rows = [
  { id: 1, branch: 'Riverside', opened: 214, closed: 61, waiting: 6.5 },
  { id: 2, branch: 'Old Market', opened: 158, closed: 74, waiting: 9.1 },
  { id: 3, branch: 'Station', opened: 302, closed: 88, waiting: 11.4 },
  { id: 4, branch: 'North Park', opened: 97, closed: 40, waiting: 4.2 },
  { id: 5, branch: 'Airport', opened: 121, closed: 35, waiting: 5.8 },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 388, width: '100%' }}>
      <DataGrid
        label="Branches"
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
          '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle':
            { textAlign: 'end' },
        }}
      />
    </Box>
  );
}
