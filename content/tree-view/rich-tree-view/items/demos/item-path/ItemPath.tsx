import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const places = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      {
        id: 'portugal',
        label: 'Portugal',
        children: [
          { id: 'faro', label: 'Faro' },
          { id: 'lisbon', label: 'Lisbon' },
        ],
      },
    ],
  },
  { id: 'asia', label: 'Asia' },
];

export default function ItemPath() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState([{ id: 'europe', label: 'Europe' }]);

  const showPath = (itemId: string | null) => {
    const newPath = [];
    let currentId = itemId;
    while (currentId && apiRef.current) {
      const { label } = apiRef.current.getItem(currentId);
      newPath.unshift({ id: currentId, label });
      currentId = apiRef.current.getParentId(currentId);
    }
    setPath(newPath);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <Breadcrumbs aria-label="Selected place">
        {path.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </Breadcrumbs>
      <RichTreeView
        aria-label="Places"
        apiRef={apiRef}
        items={places}
        defaultExpandedItems={['europe', 'portugal']}
        defaultSelectedItems="europe"
        onSelectedItemsChange={(_, itemId) => showPath(itemId)}
      />
    </Stack>
  );
}
