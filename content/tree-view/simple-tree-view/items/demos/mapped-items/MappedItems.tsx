import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const floors = [
  { name: 'Ground floor', rooms: ['Lobby', 'Canteen'] },
  { name: 'First floor', rooms: ['Studio'] },
];

export default function MappedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <SimpleTreeView
        aria-label="Building"
        defaultExpandedItems={['Ground floor']}
      >
        {floors.map(({ name, rooms }) => (
          <TreeItem key={name} itemId={name} label={name}>
            {rooms.map((room) => (
              <TreeItem key={room} itemId={`${name}/${room}`} label={room} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
