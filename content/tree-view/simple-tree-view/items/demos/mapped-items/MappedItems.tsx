import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const floors = [
  { id: 'floor-1', name: 'First floor', rooms: ['Lobby', 'Cafeteria'] },
  { id: 'floor-2', name: 'Second floor', rooms: ['Studio'] },
];

export default function MappedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <SimpleTreeView aria-label="Building" defaultExpandedItems={['floor-1']}>
        {floors.map(({ id, name, rooms }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {rooms.map((room) => (
              <TreeItem key={room} itemId={`${id}-${room}`} label={room} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
