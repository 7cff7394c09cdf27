import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

// The demo uses a fixed date. In your app, return new Date().
const getToday = () => new Date(2025, 4, 14);

function getMonday(date: Date): Date {
  const daysSinceMonday = (date.getDay() + 6) % 7;
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() - daysSinceMonday,
  );
}

const inWeek = (
  value: string,
  label: string,
  weeks: number,
): GridFilterOperator<Task, Date | null> => ({
  value,
  label: `is ${label}`,
  headerLabel: `Is ${label}`,
  requiresFilterValue: false,
  getApplyFilterFn: () => {
    const start = getMonday(getToday());
    start.setDate(start.getDate() + 7 * weeks);
    const end = new Date(start);
    end.setDate(end.getDate() + 7);
    return (date) => date != null && date >= start && date < end;
  },
});

interface Task {
  id: number;
  task: string;
  owner: string;
  due: Date | null;
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 110 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    filterOperators: [
      inWeek('thisWeek', 'this week', 0),
      inWeek('nextWeek', 'next week', 1),
      ...getGridDateOperators(),
    ],
  },
];

const rows: Task[] = [
  { id: 1, task: 'Send invoice', owner: 'Hana', due: new Date(2025, 4, 9) },
  { id: 2, task: 'Order chairs', owner: 'Goran', due: new Date(2025, 4, 12) },
  {
    id: 3,
    task: 'Call the landlord',
    owner: 'Ines',
    due: new Date(2025, 4, 14),
  },
  {
    id: 4,
    task: 'Paint the lobby',
    owner: 'Goran',
    due: new Date(2025, 4, 18),
  },
  {
    id: 5,
    task: 'Move the archive',
    owner: 'Hana',
    due: new Date(2025, 4, 21),
  },
  { id: 6, task: 'Plan the opening', owner: 'Ines', due: null },
];

export default function ThisWeek() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" component="p" sx={{ mb: 2 }}>
        Today is {getToday().toLocaleDateString('en-US', { dateStyle: 'full' })}
        .
      </Typography>
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Tasks"
          rows={rows}
          columns={columns}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'due', operator: 'thisWeek' }] },
            },
          }}
        />
      </Box>
    </Box>
  );
}
