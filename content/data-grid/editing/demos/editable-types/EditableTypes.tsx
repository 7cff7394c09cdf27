import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'task',
    headerName: 'Task',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 80,
    editable: true,
  },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['Low', 'Normal', 'High'],
    width: 110,
    editable: true,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 150,
    editable: true,
  },
  {
    field: 'remindAt',
    headerName: 'Remind at',
    type: 'dateTime',
    width: 220,
    editable: true,
  },
  {
    field: 'isDone',
    headerName: 'Done',
    type: 'boolean',
    width: 80,
    editable: true,
  },
];

const rows = [
  {
    id: 1,
    task: 'Book the venue',
    hours: 2,
    priority: 'High',
    due: new Date(2025, 8, 12),
    remindAt: new Date(2025, 8, 11, 9, 30),
    isDone: true,
  },
  {
    id: 2,
    task: 'Print the badges',
    hours: 4,
    priority: 'Normal',
    due: new Date(2025, 9, 1),
    remindAt: new Date(2025, 8, 29, 14, 0),
    isDone: false,
  },
  {
    id: 3,
    task: 'Test the projector',
    hours: 1,
    priority: 'Low',
    due: new Date(2025, 9, 3),
    remindAt: new Date(2025, 9, 2, 16, 15),
    isDone: false,
  },
];

export default function EditableTypes() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid label="Tasks" rows={rows} columns={columns} />
    </div>
  );
}
