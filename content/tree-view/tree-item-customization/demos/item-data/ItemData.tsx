import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Disk {
  id: string;
  label: string;
  usedPercent: number;
}

const disks: Disk[] = [
  { id: 'system', label: 'System', usedPercent: 72 },
  { id: 'media', label: 'Media', usedPercent: 35 },
];

const DiskItem = React.forwardRef(function DiskItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const disk = useTreeItemModel<Disk>(props.itemId);
  if (!disk) {
    return null;
  }

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ pb: 0.5 }}>
          {disk.label}, {disk.usedPercent}% used
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={disk.usedPercent}
          />
        </Box>
      }
    />
  );
});

export default function ItemData() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Disks"
        items={disks}
        slots={{ item: DiskItem }}
      />
    </Box>
  );
}
