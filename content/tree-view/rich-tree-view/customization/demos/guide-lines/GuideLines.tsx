import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const outline = [
  {
    id: 'report',
    label: 'Annual report',
    children: [
      {
        id: 'figures',
        label: 'Figures',
        children: [
          { id: 'revenue', label: 'Revenue' },
          { id: 'costs', label: 'Costs' },
        ],
      },
      { id: 'outlook', label: 'Outlook' },
    ],
  },
];

export default function GuideLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Report"
        items={outline}
        defaultExpandedItems={['report', 'figures']}
        itemChildrenIndentation={0}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            ml: 2,
            pl: 1,
            borderLeft: '1px solid',
            borderColor: 'divider',
          },
        }}
      />
    </Box>
  );
}
