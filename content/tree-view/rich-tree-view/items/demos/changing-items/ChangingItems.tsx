import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialTasks: TreeViewBaseItem[] = [
  { id: 'task-1', label: 'Task 1' },
  { id: 'task-2', label: 'Task 2' },
];

export default function ChangingItems() {
  const [tasks, setTasks] = React.useState(initialTasks);
  const nextNumber = tasks.length + 1;

  const items = React.useMemo(
    () => [{ id: 'release', label: 'Release 2.0', children: tasks }],
    [tasks],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={nextNumber > 5}
          onClick={() =>
            setTasks([
              ...tasks,
              { id: `task-${nextNumber}`, label: `Task ${nextNumber}` },
            ])
          }
        >
          Add a task
        </Button>
        <Button
          disabled={tasks.length === 0}
          onClick={() => setTasks(tasks.slice(0, -1))}
        >
          Remove last task
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Release plan"
        items={items}
        defaultExpandedItems={['release']}
      />
    </Stack>
  );
}
