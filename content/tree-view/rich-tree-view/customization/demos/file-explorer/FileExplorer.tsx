import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

interface Entry {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'text';
  size?: string;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'website',
    label: 'Website',
    kind: 'folder',
    children: [
      { id: 'index', label: 'index.html', kind: 'text', size: '12 kB' },
      {
        id: 'images',
        label: 'images',
        kind: 'folder',
        children: [
          { id: 'hero', label: 'hero.webp', kind: 'image', size: '84 kB' },
          { id: 'logo', label: 'logo.svg', kind: 'image', size: '2 kB' },
        ],
      },
    ],
  },
  { id: 'notes', label: 'notes.txt', kind: 'text', size: '1 kB' },
];

const icons = {
  folder: createSvgIcon(<path d="M3 5h6l2 2h10v12H3z" />, 'Folder'),
  image: createSvgIcon(
    <path d="M3 5h18v14H3zm2 12h14l-4.5-6-3.5 4.5-2.5-3z" />,
    'Image',
  ),
  text: createSvgIcon(
    <path d="M6 3h8l4 4v14H6zm2 8v2h8v-2zm0 4v2h8v-2z" />,
    'Text',
  ),
};

const EntryItem = React.forwardRef(function EntryItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const entry = useTreeItemModel<Entry>(props.itemId);
  if (!entry) {
    return null;
  }
  const Icon = icons[entry.kind];

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon
            fontSize="small"
            color={entry.kind === 'folder' ? 'primary' : 'action'}
          />
          <Box sx={{ flexGrow: 1 }}>{props.label}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {entry.size}
          </Box>
        </Box>
      }
    />
  );
});

export default function FileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 230 }}>
      <RichTreeView
        aria-label="Files"
        items={entries}
        defaultExpandedItems={['website', 'images']}
        defaultSelectedItems="hero"
        slots={{ item: EntryItem }}
        sx={{ [`& .${treeItemClasses.content}`]: { py: 0.75 } }}
      />
    </Box>
  );
}
