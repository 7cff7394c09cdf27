import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const months = [
  {
    id: 'april',
    label: 'April',
    children: [{ id: 'planting', label: 'Planting day' }],
  },
  {
    id: 'may',
    label: 'May',
    children: [
      {
        id: 'market',
        label: 'Plant market',
        children: [{ id: 'stalls', label: 'Set up the stalls' }],
      },
    ],
  },
  {
    id: 'june',
    label: 'June',
    children: [{ id: 'harvest', label: 'First harvest' }],
  },
];

export default function OneBranch() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>(['april']);

  const expandOnly = (itemId: string, isExpanded: boolean) => {
    const newExpanded = isExpanded ? [itemId] : [];
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      newExpanded.push(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    setExpanded(newExpanded);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Garden calendar"
        apiRef={apiRef}
        items={months}
        expandedItems={expanded}
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          expandOnly(itemId, isExpanded)
        }
      />
    </Box>
  );
}
