import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  useTreeViewApiRef,
} from '@mui/x-tree-view-pro';
import type { TreeItemProps } from '@mui/x-tree-view-pro';

interface Entry {
  id: string;
  label: string;
  isFolder?: boolean;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'src',
    label: 'src',
    isFolder: true,
    children: [
      { id: 'app', label: 'App.tsx' },
      { id: 'main', label: 'main.tsx' },
      {
        id: 'pages',
        label: 'pages',
        isFolder: true,
        children: [{ id: 'cart', label: 'Cart.tsx' }],
      },
    ],
  },
  { id: 'public', label: 'public', isFolder: true, children: [] },
  { id: 'readme', label: 'README.md' },
];

const FolderIcon = createSvgIcon(<path d="M3 5h6l2 2h10v12H3z" />, 'Folder');
const FileIcon = createSvgIcon(
  <path d="M6 3h8l4 4v14H6zm7 1.5V8h3.5z" />,
  'File',
);

const EntryItem = React.forwardRef(function EntryItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const entry = useTreeItemModel<Entry>(props.itemId);
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ endIcon: entry?.isFolder ? FolderIcon : FileIcon }}
      slotProps={{ labelInput: { 'aria-label': 'New name' } }}
    />
  );
});

interface Move {
  newPosition: { parentId: string | null };
}

export default function ProjectFiles() {
  const apiRef = useTreeViewApiRef();
  const canMove = ({ newPosition }: Move) =>
    newPosition.parentId === null ||
    apiRef.current?.getItem(newPosition.parentId).isFolder === true;

  return (
    <Box sx={{ width: '100%', minHeight: 224 }}>
      <RichTreeViewPro
        aria-label="Project files"
        apiRef={apiRef}
        items={entries}
        defaultExpandedItems={['src', 'pages']}
        isItemEditable
        itemsReordering
        canMoveItemToNewPosition={canMove}
        slots={{ item: EntryItem }}
      />
    </Box>
  );
}
