import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', type: 'number', width: 80 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 200 },
  { field: 'owner', headerName: 'Owner', width: 140 },
];

const rows = [
  { id: 1, step: 1, task: 'Freeze the main branch', owner: 'Release' },
  { id: 2, step: 2, task: 'Back up the database', owner: 'Operations' },
  { id: 3, step: 3, task: 'Run the migrations', owner: 'Operations' },
  { id: 4, step: 4, task: 'Deploy the services', owner: 'Release' },
  { id: 5, step: 5, task: 'Check the status page', owner: 'QA' },
  { id: 6, step: 6, task: 'Announce the version', owner: 'Product' },
];

export default function NoSorting() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Deployment checklist"
        rows={rows}
        columns={columns}
        disableColumnSorting
      />
    </div>
  );
}
