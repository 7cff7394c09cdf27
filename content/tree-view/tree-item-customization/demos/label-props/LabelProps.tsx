import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const files = [
  { id: 'report', label: 'quarterly-report-final-version-2.pdf' },
  { id: 'photo', label: 'photo-of-the-new-building-at-night.jpg' },
];

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{
        label: {
          title: String(props.label),
          style: { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
        },
      }}
    />
  );
});

export default function LabelProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 220 }}>
      <RichTreeView
        aria-label="Files"
        items={files}
        slots={{ item: FileItem }}
      />
    </Box>
  );
}
