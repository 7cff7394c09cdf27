import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  type TreeItemProps,
  type TreeItemSlotProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const plants = [
  { id: 'basil', label: 'Basil' },
  { id: 'thyme', label: 'Thyme' },
];

interface ButtonsInputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

function ButtonsInput({ onSave, onCancel, ...input }: ButtonsInputProps) {
  return (
    <React.Fragment>
      <TreeItemLabelInput {...input} aria-label="Name of the plant" />
      <Button
        size="small"
        disabled={!input.value}
        onClick={(event) => onSave(event, String(input.value))}
      >
        Save
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </React.Fragment>
  );
}

const PlantItem = React.forwardRef(function PlantItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const keepEditing = (event: React.FocusEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };

  const slotProps = {
    labelInput: {
      onBlur: keepEditing,
      onSave: interactions.handleSaveItemLabel,
      onCancel: interactions.handleCancelItemLabelEditing,
    },
  } as TreeItemSlotProps;

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ labelInput: ButtonsInput }}
      slotProps={slotProps}
    />
  );
});

export default function OwnInput() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 80 }}>
      <RichTreeView
        aria-label="Plants"
        items={plants}
        isItemEditable
        slots={{ item: PlantItem }}
      />
    </Box>
  );
}
