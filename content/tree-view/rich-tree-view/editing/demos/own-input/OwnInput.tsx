import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const plants = [
  { id: 'basil', label: 'Basil' },
  { id: 'thyme', label: 'Thyme' },
];

interface InputWithButtonsProps extends React.InputHTMLAttributes<HTMLInputElement> {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

// Otherwise, the tree would handle Enter and Space before the buttons do.
const stopPropagation = (event: React.KeyboardEvent) => event.stopPropagation();

function InputWithButtons({
  onSave,
  onCancel,
  ...input
}: InputWithButtonsProps) {
  return (
    <React.Fragment>
      <TreeItemLabelInput {...input} aria-label="Plant name" />
      <Button
        size="small"
        disabled={!input.value}
        onClick={(event) => onSave(event, String(input.value))}
        onKeyDown={stopPropagation}
      >
        Save
      </Button>
      <Button size="small" onClick={onCancel} onKeyDown={stopPropagation}>
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

  const inputProps = {
    onBlur: keepEditing,
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ labelInput: InputWithButtons }}
      slotProps={{ labelInput: inputProps }}
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
