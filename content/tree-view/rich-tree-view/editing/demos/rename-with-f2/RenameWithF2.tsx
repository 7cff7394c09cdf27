import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  id: string;
  label: string;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'january', label: 'january.txt' },
      { id: 'february', label: 'february.txt' },
    ],
  },
  { id: 'budget', label: 'budget.csv' },
];

const isFile = (entry: Entry) => !entry.children;

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function RenameWithF2() {
  const apiRef = useTreeViewApiRef();
  const focusedId = React.useRef<string | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'F2' && focusedId.current !== null) {
      apiRef.current?.setEditedItem(focusedId.current);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Records"
        apiRef={apiRef}
        items={entries}
        isItemEditable={isFile}
        slotProps={inputProps}
        defaultExpandedItems={['minutes']}
        onItemFocus={(_, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={handleKeyDown}
      />
    </Box>
  );
}
