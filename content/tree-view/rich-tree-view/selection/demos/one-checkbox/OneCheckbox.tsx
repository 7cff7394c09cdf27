import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const printers = [
  {
    id: 'office',
    label: 'Office',
    children: [
      { id: 'color', label: 'Color printer' },
      { id: 'plotter', label: 'Plotter' },
    ],
  },
];

export default function OneCheckbox() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 96 }}>
      <RichTreeView
        aria-label="Default printer"
        items={printers}
        checkboxSelection
        defaultExpandedItems={['office']}
        defaultSelectedItems="color"
      />
    </Box>
  );
}
