import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  task: string;
  status: string;
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows: Task[] = [
  { id: 1, task: 'Draw the floor plan', status: 'To do' },
  { id: 2, task: 'Order the tiles', status: 'To do' },
  { id: 3, task: 'Move the sink', status: 'Doing' },
  { id: 4, task: 'Remove the wall', status: 'Done' },
];

export default function DragBetweenGroups() {
  const [message, setMessage] = React.useState('Drag a task to another group');

  const processRowUpdate = async (task: Task) => {
    // Save the row on your server. The row moves when the promise resolves.
    setMessage(`Saved: ${task.task} is now ${task.status}`);
    return task;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 476 }}>
        <DataGridPremium
          rowReordering
          label="Tasks"
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['status'] } }}
          defaultGroupingExpansionDepth={1}
          processRowUpdate={processRowUpdate}
        />
      </Box>
    </Box>
  );
}
