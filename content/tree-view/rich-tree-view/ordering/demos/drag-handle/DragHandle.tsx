import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  RichTreeViewPro,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';

const songs = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [{ id: 'intro', label: 'Intro' }],
  },
  { id: 'waltz', label: 'Waltz' },
  { id: 'finale', label: 'Finale' },
];

const Grip = createSvgIcon(
  <path d="M8 5h3v3H8zm5 0h3v3h-3zm-5 5h3v3H8zm5 0h3v3h-3zm-5 5h3v3H8zm5 0h3v3h-3z" />,
  'Grip',
);

const SongItem = React.forwardRef(function SongItem(
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
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <Box
            component="span"
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab', color: 'action.active' }}
          >
            <Grip fontSize="small" />
          </Box>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function DragHandle() {
  return (
    <Box sx={{ width: '100%', minHeight: 128 }}>
      <RichTreeViewPro
        aria-label="Songs"
        items={songs}
        itemsReordering
        defaultExpandedItems={['side-a']}
        slots={{ item: SongItem }}
      />
    </Box>
  );
}
