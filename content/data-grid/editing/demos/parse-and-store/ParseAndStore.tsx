import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, first: 'Ada', last: 'Okafor', email: 'ada@example.com' },
  { id: 2, first: 'Luis', last: 'Moreno', email: 'luis@example.com' },
  { id: 3, first: 'Ingrid', last: 'Dahl', email: 'ingrid@example.com' },
  { id: 4, first: 'Ravi', last: 'Menon', email: 'ravi@example.com' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueGetter: (_, row) => `${row.first} ${row.last}`.trim(),
    valueSetter: (name: string, row) => {
      const [first = '', ...rest] = name.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 160,
    editable: true,
    valueParser: (email: string) => email.toLowerCase(),
  },
  { field: 'first', headerName: 'First name', width: 110 },
  { field: 'last', headerName: 'Last name', width: 110 },
];

export default function ParseAndStore() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Members" rows={rows} columns={columns} />
    </div>
  );
}
