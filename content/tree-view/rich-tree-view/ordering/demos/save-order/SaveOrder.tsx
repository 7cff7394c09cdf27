import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';

const menu = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'soup', label: 'Soup' },
      { id: 'salad', label: 'Salad' },
    ],
  },
  { id: 'pasta', label: 'Pasta' },
];

interface Dish {
  id: string;
  children?: Dish[];
}

const describe = (dishes: Dish[]): string =>
  dishes
    .map(({ id, children }) =>
      children ? `${id} (${describe(children)})` : id,
    )
    .join(', ');

export default function SaveOrder() {
  const apiRef = useTreeViewApiRef();
  // Before 8.11.2, getItemTree() modifies the objects in `items`.
  const [items] = React.useState(() => structuredClone(menu));
  const [saved, setSaved] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 190 }}>
      <RichTreeViewPro
        aria-label="Menu"
        apiRef={apiRef}
        items={items}
        itemsReordering
        defaultExpandedItems={['starters']}
        onItemPositionChange={() =>
          setSaved(describe(apiRef.current?.getItemTree() ?? []))
        }
      />
      <Typography variant="body2" role="status">
        Saved: {saved}
      </Typography>
    </Stack>
  );
}
