import * as React from 'react';
import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface GrowGroupProps {
  in?: boolean;
  className?: string;
  children?: React.ReactNode;
}

function GrowGroup({ in: isOpen, className, children }: GrowGroupProps) {
  return (
    <Grow in={isOpen} unmountOnExit style={{ transformOrigin: 'top' }}>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Grow>
  );
}

const slots = { groupTransition: GrowGroup };

export default function GrowTransition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView aria-label="Layers">
        <TreeItem itemId="background" label="Background" slots={slots}>
          <TreeItem itemId="sky" label="Sky" />
          <TreeItem itemId="hills" label="Hills" />
        </TreeItem>
        <TreeItem itemId="figures" label="Figures" />
      </SimpleTreeView>
    </Box>
  );
}
