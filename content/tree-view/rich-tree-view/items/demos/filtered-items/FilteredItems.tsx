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
      { id: 'piston', label: 'Piston' },
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

const filterBy = (
  query: string,
  items: TreeViewBaseItem[],
): TreeViewBaseItem[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterBy(query, item.children ?? []);
    return children.length > 0 ? [{ ...item, children }] : [];
  });

export default function FilteredItems() {
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const word = query.trim().toLowerCase();
  const found = React.useMemo(() => filterBy(word, parts), [word]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300, minHeight: 184 }}>
      <TextField
        label="Filter"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <RichTreeView
        aria-label="Spare parts"
        items={found}
        expandedItems={word ? found.map((item) => item.id) : expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
