import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const rooms = [
  {
    id: 'upstairs',
    label: 'Upstairs',
    children: [
      { id: 'bedroom', label: 'Bedroom' },
      { id: 'bathroom', label: 'Bathroom' },
    ],
  },
  {
    id: 'downstairs',
    label: 'Downstairs',
    children: [{ id: 'kitchen', label: 'Kitchen' }],
  },
];

interface FadeGroupProps {
  in?: boolean;
  className?: string;
  children?: React.ReactNode;
}

function FadeGroup({ in: isOpen, className, children }: FadeGroupProps) {
  return (
    <Fade in={isOpen} timeout={400} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}

const FadeItem = React.forwardRef(function FadeItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem {...props} ref={ref} slots={{ groupTransition: FadeGroup }} />
  );
});

export default function FadeTransition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        slots={{ item: FadeItem }}
      />
    </Box>
  );
}
