import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const groups = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'pears', label: 'Pears' },
    ],
  },
];

const GroupItem = React.forwardRef(function GroupItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status, publicAPI } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const selectChildren = (event: React.MouseEvent) => {
    event.stopPropagation();
    publicAPI.getItemOrderedChildrenIds(props.itemId).forEach((itemId) =>
      publicAPI.setItemSelection({
        event,
        itemId,
        keepExistingSelection: true,
        shouldBeSelected: true,
      }),
    );
  };

  const label = status.expandable ? (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {props.label}
      <Button
        size="small"
        tabIndex={-1}
        onClick={selectChildren}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ py: 0 }}
      >
        Select all
      </Button>
    </Box>
  ) : (
    props.label
  );

  return <TreeItem {...props} ref={ref} label={label} />;
});

export default function PublicApi() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 96 }}>
      <RichTreeView
        aria-label="Groceries"
        items={groups}
        multiSelect
        defaultExpandedItems={['fruit']}
        slots={{ item: GroupItem }}
      />
    </Box>
  );
}
