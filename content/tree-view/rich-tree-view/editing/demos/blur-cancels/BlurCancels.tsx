import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const branches = [
  { id: 'main', label: 'main' },
  { id: 'invoice', label: 'feature/invoice' },
  { id: 'login', label: 'fix/login' },
];

type CancellableBlur = React.FocusEvent<HTMLInputElement> &
  TreeViewCancellableEvent;

const BranchItem = React.forwardRef(function BranchItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleBlur = (event: CancellableBlur) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{
        labelInput: { 'aria-label': 'Branch name', onBlur: handleBlur },
      }}
    />
  );
});

export default function BlurCancels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Branches"
        items={branches}
        isItemEditable
        slots={{ item: BranchItem }}
      />
    </Box>
  );
}
