import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemContent,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const phases = [
  {
    id: 'design',
    label: 'Design',
    children: [{ id: 'sketches', label: 'Sketches' }],
  },
  { id: 'build', label: 'Build' },
];

const BorderedContent = styled(TreeItemContent)(({ theme }) => ({
  flexDirection: 'row-reverse',
  marginBlock: theme.spacing(0.5),
  border: '1px solid rgb(128 128 128 / 0.4)',
}));

const slots = { content: BorderedContent };

const PhaseItem = React.forwardRef(function PhaseItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} slots={slots} />;
});

export default function ContentSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 126 }}>
      <RichTreeView
        aria-label="Phases"
        items={phases}
        defaultExpandedItems={['design']}
        slots={{ item: PhaseItem }}
      />
    </Box>
  );
}
