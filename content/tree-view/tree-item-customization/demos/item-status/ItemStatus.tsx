import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const accounts = [
  {
    id: 'savings',
    label: 'Savings',
    children: [{ id: 'bonds', label: 'Bonds' }],
  },
  { id: 'closed', label: 'Closed account', isBlocked: true },
];

const isItemDisabled = (account: { isBlocked?: boolean }) =>
  Boolean(account.isBlocked);

const StatusItem = React.forwardRef(function StatusItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const activeStates = Object.entries(status).flatMap(([name, isActive]) =>
    isActive ? [name] : [],
  );

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <span>
          {props.label}{' '}
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {activeStates.join(' ')}
          </Box>
        </span>
      }
    />
  );
});

export default function ItemStatus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 96 }}>
      <RichTreeView
        aria-label="Accounts"
        items={accounts}
        isItemDisabled={isItemDisabled}
        slots={{ item: StatusItem }}
      />
    </Box>
  );
}
