import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'city', headerName: 'City' },
];

const listViewColumn: GridListViewColDef<Employee> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar aria-hidden>{row.name[0]}</Avatar>
      <div>
        <Typography variant="body2">{row.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {row.role}, {row.city}
        </Typography>
      </div>
    </Box>
  ),
};

const rows = createEmployees(12);

export default function ContactCards() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, height: 374 }}>
      <DataGridPro
        label="Contacts"
        rows={rows}
        columns={columns}
        rowHeight={64}
        listView
        listViewColumn={listViewColumn}
      />
    </Box>
  );
}
