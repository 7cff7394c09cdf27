import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const teams = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'early', label: 'Early shift' },
      { id: 'late', label: 'Late shift' },
    ],
  },
  { id: 'service', label: 'Service' },
];

const TeamItem = React.forwardRef(function TeamItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status, interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleClick = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {props.label}
          {status.expandable && (
            <Button
              size="small"
              tabIndex={-1}
              onClick={handleClick}
              onKeyDown={(event) => event.stopPropagation()}
              sx={{ py: 0 }}
            >
              {status.expanded ? 'Hide' : 'Show'}
            </Button>
          )}
        </Box>
      }
    />
  );
});

export default function SplitActions() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 128 }}>
      <RichTreeView
        aria-label="Teams"
        items={teams}
        expansionTrigger="iconContainer"
        slots={{ item: TeamItem }}
      />
    </Box>
  );
}
