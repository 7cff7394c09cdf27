import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const league = [
  {
    id: 'first',
    label: 'First league',
    children: [
      { id: 'otters', label: 'Otters' },
      { id: 'herons', label: 'Herons' },
      { id: 'foxes', label: 'Foxes' },
    ],
  },
  {
    id: 'second',
    label: 'Second league',
    children: [{ id: 'badgers', label: 'Badgers' }],
  },
];

interface Move {
  oldPosition: { parentId: string | null };
  newPosition: { parentId: string | null };
}

const staysInLeague = ({ oldPosition, newPosition }: Move) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParent() {
  return (
    <Box sx={{ width: '100%', minHeight: 192 }}>
      <RichTreeViewPro
        aria-label="Leagues"
        items={league}
        itemsReordering
        canMoveItemToNewPosition={staysInLeague}
        defaultExpandedItems={['first', 'second']}
      />
    </Box>
  );
}
