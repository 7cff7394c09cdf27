import Box from '@mui/material/Box';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';

interface Entry {
  id: string;
  label: string;
  isFolder?: boolean;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'docs',
    label: 'docs',
    isFolder: true,
    children: [{ id: 'guide', label: 'guide.md' }],
  },
  { id: 'drafts', label: 'drafts', isFolder: true, children: [] },
  { id: 'license', label: 'license.txt' },
  { id: 'readme', label: 'readme.md' },
];

interface Move {
  itemId: string;
  newPosition: { parentId: string | null };
}

export default function FolderRules() {
  const apiRef = useTreeViewApiRef();

  const canMove = ({ itemId, newPosition: { parentId } }: Move) => {
    const isFolder = (id: string) =>
      apiRef.current?.getItem(id).isFolder === true;
    return parentId === null || (isFolder(parentId) && !isFolder(itemId));
  };

  return (
    <Box sx={{ width: '100%', minHeight: 160 }}>
      <RichTreeViewPro
        aria-label="Files"
        apiRef={apiRef}
        items={entries}
        itemsReordering
        canMoveItemToNewPosition={canMove}
        defaultExpandedItems={['docs']}
      />
    </Box>
  );
}
