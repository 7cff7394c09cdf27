import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const parts: TreeViewBaseItem[] = [
  {
    id: 'engine',
    label: 'Engine',
    children: [
      {
        id: 'cylinder',
        label: 'Cylinder',
        children: [
          { id: 'piston', label: 'Piston' },
          { id: 'spark-plug', label: 'Spark plug' },
        ],
      },
      { id: 'oil-pump', label: 'Oil pump' },
    ],
  },
  {
    id: 'cooling',
    label: 'Cooling',
    children: [
      { id: 'fan', label: 'Fan' },
      { id: 'water-pump', label: 'Water pump' },
    ],
  },
];

const filterItems = (
  items: TreeViewBaseItem[],
  query: string,
): TreeViewBaseItem[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterItems(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });

const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) =>
    item.children ? [item.id, ...getParentIds(item.children)] : [],
  );

export default function FilteredItems() {
  const [text, setText] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [expandedMatches, setExpandedMatches] = React.useState<string[]>([]);

  const query = text.trim().toLowerCase();
  const items = React.useMemo(() => filterItems(parts, query), [query]);

  const handleTextChange = (newText: string) => {
    const newQuery = newText.trim().toLowerCase();
    setText(newText);
    setExpandedMatches(getParentIds(filterItems(parts, newQuery)));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300, minHeight: 216 }}>
      <TextField
        label="Filter"
        size="small"
        value={text}
        onChange={(event) => handleTextChange(event.target.value)}
      />
      <RichTreeView
        aria-label="Spare parts"
        items={items}
        expandedItems={query ? expandedMatches : expanded}
        onExpandedItemsChange={(_, itemIds) =>
          query ? setExpandedMatches(itemIds) : setExpanded(itemIds)
        }
      />
    </Stack>
  );
}
