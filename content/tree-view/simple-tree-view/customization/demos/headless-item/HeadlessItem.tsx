import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const PlainItem = React.forwardRef(function PlainItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({
    id,
    itemId,
    label,
    disabled,
    children,
    rootRef: ref,
  });
  const { expandable, expanded } = item.status;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Box component="span" aria-hidden sx={{ width: 16 }}>
            {expandable && (expanded ? '–' : '+')}
          </Box>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HeadlessItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 96 }}>
      <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['attic']}>
        <PlainItem itemId="attic" label="Attic">
          <PlainItem itemId="trunk" label="Old trunk" />
        </PlainItem>
        <PlainItem itemId="cellar" label="Cellar" />
      </SimpleTreeView>
    </Box>
  );
}
