import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 130 },
  { field: 'priority', headerName: 'Priority', type: 'number', width: 120 },
  { field: 'hours', headerName: 'Hours open', type: 'number', width: 140 },
];

const rows = [
  { id: 1, ticket: 'SUP-311', team: 'Payments', priority: 2, hours: 5 },
  { id: 2, ticket: 'SUP-312', team: 'Accounts', priority: 1, hours: 30 },
  { id: 3, ticket: 'SUP-313', team: 'Payments', priority: 1, hours: 12 },
  { id: 4, ticket: 'SUP-314', team: 'Search', priority: 3, hours: 51 },
  { id: 5, ticket: 'SUP-315', team: 'Accounts', priority: 1, hours: 44 },
  { id: 6, ticket: 'SUP-316', team: 'Payments', priority: 2, hours: 19 },
];

export default function MultiSorting() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        label="Support tickets"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'team', sort: 'asc' },
              { field: 'hours', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
