import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

interface Task {
  id: string;
  label: string;
  state: 'open' | 'done';
  children?: Task[];
}

const tasks: Task[] = [
  {
    id: 'office',
    label: 'Move the office',
    state: 'open',
    children: [
      { id: 'boxes', label: 'Pack boxes', state: 'done' },
      { id: 'truck', label: 'Rent a truck', state: 'open' },
    ],
  },
];

const TaskItem = React.forwardRef(function TaskItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({
    id,
    itemId,
    label,
    disabled,
    children,
    rootRef: ref,
  });
  const task = useTreeItemModel<Task>(itemId);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <Chip
            size="small"
            label={task?.state}
            color={task?.state === 'done' ? 'success' : 'default'}
          />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HeadlessItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 96 }}>
      <RichTreeView
        aria-label="Tasks"
        items={tasks}
        defaultExpandedItems={['office']}
        slots={{ item: TaskItem }}
      />
    </Box>
  );
}
