import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'document', headerName: 'Document', flex: 1, minWidth: 160 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
  { field: 'team', headerName: 'Team', width: 140, filterable: false },
];

const rows = [
  { id: 1, document: 'Travel policy', pages: 6, team: 'People' },
  { id: 2, document: 'Brand colors', pages: 12, team: 'Design' },
  { id: 3, document: 'Onboarding plan', pages: 9, team: 'People' },
  { id: 4, document: 'Incident report', pages: 3, team: 'Operations' },
  { id: 5, document: 'Parental leave', pages: 4, team: 'People' },
  { id: 6, document: 'Icon guidelines', pages: 15, team: 'Design' },
];

export default function ReadOnlyFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="People team documents"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'team', operator: 'equals', value: 'People' }],
            },
          },
        }}
      />
    </div>
  );
}
