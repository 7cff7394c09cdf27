import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const files = [
  { id: 'readme', label: 'readme.md' },
  { id: 'license', label: 'license.txt' },
];

const getError = (name: string) => {
  if (name.trim() === '') return 'Enter a name';
  return /[\\/:]/.test(name) ? 'Do not use \\, / or :' : null;
};

type InputProps = React.InputHTMLAttributes<HTMLInputElement>;

function ValidatedInput(props: InputProps) {
  const error = getError(String(props.value));
  const errorId = React.useId();

  return (
    <Box sx={{ flexGrow: 1 }}>
      <TreeItemLabelInput
        {...props}
        aria-label="File name"
        aria-invalid={error !== null}
        aria-describedby={errorId}
      />
      <Box
        id={errorId}
        role="alert"
        sx={{ typography: 'caption', color: 'error.main' }}
      >
        {error}
      </Box>
    </Box>
  );
}

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleBlur = (
    event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent,
  ) => {
    if (getError(event.target.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  const handleKeyDown = (
    event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent,
  ) => {
    if (event.key === 'Enter' && getError(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ labelInput: ValidatedInput }}
      slotProps={{
        labelInput: { onBlur: handleBlur, onKeyDown: handleKeyDown },
      }}
    />
  );
});

export default function ValidatedLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 96 }}>
      <RichTreeView
        aria-label="Files"
        items={files}
        isItemEditable
        slots={{ item: FileItem }}
      />
    </Box>
  );
}
