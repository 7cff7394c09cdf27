import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Item {
  id: string;
  label: string;
  person?: string;
  children?: Item[];
}

const people: Record<string, string> = {
  p1: 'Greta Lind',
  p2: 'Marco Bianchi',
  p3: 'Aiko Tanaka',
};

const projects = [
  { id: 'bridge', label: 'Bridge', members: ['p1', 'p2'] },
  { id: 'tunnel', label: 'Tunnel', members: ['p2', 'p3'] },
];

const items: Item[] = projects.map(({ id, label, members }) => ({
  id,
  label,
  children: members.map((person) => ({
    id: `${id}/${person}`,
    label: people[person] ?? person,
    person,
  })),
}));

export default function SeveralParents() {
  const apiRef = useTreeViewApiRef();
  const [person, setPerson] = React.useState<string>();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Projects"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['bridge', 'tunnel']}
        onSelectedItemsChange={(_, itemId) =>
          setPerson(itemId ? apiRef.current?.getItem(itemId).person : undefined)
        }
      />
      <Typography variant="body2" role="status">
        {person ? `Person ${person} is selected` : 'Select a person'}
      </Typography>
    </Stack>
  );
}
