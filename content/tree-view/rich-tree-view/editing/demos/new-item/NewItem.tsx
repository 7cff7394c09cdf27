import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialLists: TreeViewBaseItem[] = [
  { id: 'groceries', label: 'Groceries' },
  { id: 'hardware', label: 'Hardware store' },
];

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Name of the list' } } },
};

export default function NewItem() {
  const apiRef = useTreeViewApiRef();
  const [lists, setLists] = React.useState(initialLists);

  const addList = () => {
    const id = `list-${lists.length + 1}`;
    // The tree has to know the item before it can edit it.
    flushSync(() => setLists([...lists, { id, label: 'New list' }]));
    apiRef.current?.setEditedItem(id);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 180 }}>
      <Button variant="outlined" onClick={addList}>
        Add a list
      </Button>
      <RichTreeView
        aria-label="Lists"
        apiRef={apiRef}
        items={lists}
        isItemEditable
        slotProps={inputProps}
        onItemLabelChange={(itemId, label) =>
          setLists((current) =>
            current.map((list) =>
              list.id === itemId ? { ...list, label } : list,
            ),
          )
        }
      />
    </Stack>
  );
}
