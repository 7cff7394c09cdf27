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
} from '@mui/x-tree-view/TreeItem';

const lists = [
  { id: 'groceries', label: 'Groceries' },
  { id: 'hardware', label: 'Hardware store' },
];

const PenIcon = createSvgIcon(
  <path d="M4 16.5V20h3.5L18 9.5 14.5 6zM16 4.5 19.5 8 21 6.5 17.5 3z" />,
  'Pen',
);

interface EditableLabelProps {
  children?: React.ReactNode;
  onEdit?: () => void;
}

function EditableLabel({ children, onEdit, ...other }: EditableLabelProps) {
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
        tabIndex={-1}
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

  const labelProps = {
    onEdit: interactions.toggleItemEditing,
    onDoubleClick: ignoreDoubleClick,
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: EditableLabel }}
      slotProps={{
        label: labelProps,
        labelInput: { 'aria-label': 'List name' },
      }}
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
