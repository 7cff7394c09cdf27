import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
  type TreeItemSlotProps,
} from '@mui/x-tree-view/TreeItem';

const lists = [
  { id: 'groceries', label: 'Groceries' },
  { id: 'hardware', label: 'Hardware store' },
];

const PenIcon = createSvgIcon(
  <path d="M4 16.5V20h3.5L18 9.5 14.5 6zM16 4.5 19.5 8 21 6.5 17.5 3z" />,
  'Pen',
);

interface PenLabelProps {
  children?: React.ReactNode;
  onEdit?: () => void;
}

function PenLabel({ children, onEdit, ...other }: PenLabelProps) {
  return (
    <TreeItemLabel
      {...other}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      {children}
      <IconButton
        size="small"
        aria-label={`Rename ${children}`}
        onClick={onEdit}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ p: 0.5 }}
      >
        <PenIcon fontSize="inherit" />
      </IconButton>
    </TreeItemLabel>
  );
}

const ListItem = React.forwardRef(function ListItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const ignoreDoubleClick = (
    event: React.MouseEvent & TreeViewCancellableEvent,
  ) => {
    event.defaultMuiPrevented = true;
  };

  const slotProps = {
    label: {
      onEdit: interactions.toggleItemEditing,
      onDoubleClick: ignoreDoubleClick,
    },
    labelInput: { 'aria-label': 'Name of the list' },
  } as TreeItemSlotProps;

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: PenLabel }}
      slotProps={slotProps}
    />
  );
});

export default function EditButton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Shopping lists"
        items={lists}
        isItemEditable
        slots={{ item: ListItem }}
      />
    </Box>
  );
}
