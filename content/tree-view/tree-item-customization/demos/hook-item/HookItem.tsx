import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
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

const departments = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'north', label: 'North' },
      { id: 'west', label: 'West' },
    ],
  },
  { id: 'legal', label: 'Legal' },
];

const DepartmentItem = React.forwardRef(function DepartmentItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getCheckboxProps,
    getLabelProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot {...getRootProps()}>
        <TreeItemContent {...getContentProps()}>
          <TreeItemIconContainer {...getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...getCheckboxProps()} />
          <Avatar aria-hidden sx={{ width: 24, height: 24, fontSize: 12 }}>
            {String(label).slice(0, 1)}
          </Avatar>
          <TreeItemLabel {...getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HookItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 128 }}>
      <RichTreeView
        aria-label="Departments"
        items={departments}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['sales']}
        slots={{ item: DepartmentItem }}
      />
    </Box>
  );
}
