import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';

interface Shelf {
  id: string;
  label: string;
  isBook?: boolean;
}

const shelves: Shelf[] = [
  { id: 'atlas', label: 'Atlases' },
  { id: 'broken', label: 'Missing shelf' },
];

const dataSource = {
  getChildrenCount: (shelf: Shelf) => (shelf.isBook ? 0 : 1),
  getTreeItems: async (parentId?: string): Promise<Shelf[]> => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    if (parentId === 'broken') {
      throw new Error('Not found');
    }
    return [{ id: `${parentId}-1`, label: 'World atlas', isBook: true }];
  },
};

function LoadingIcon() {
  return (
    <CircularProgress
      aria-label="Loading"
      size={14}
      thickness={6}
      color="secondary"
    />
  );
}

const ShelfItem = React.forwardRef(function ShelfItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ loadingIcon: LoadingIcon }}
      label={
        <span>
          {props.label}
          {status.loading && ' (loading)'}
          {status.error && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {' '}
              could not be loaded
            </Box>
          )}
        </span>
      }
    />
  );
});

export default function StatusIcons() {
  return (
    <RichTreeViewPro
      aria-label="Shelves"
      items={shelves}
      dataSource={dataSource}
      slots={{ item: ShelfItem }}
      sx={{ minHeight: 128 }}
    />
  );
}
