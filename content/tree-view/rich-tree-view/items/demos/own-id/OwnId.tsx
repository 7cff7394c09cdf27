import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  partNumber: number;
  label: string;
  children?: Part[];
}

const parts: Part[] = [
  {
    partNumber: 100,
    label: 'Wheel',
    children: [
      { partNumber: 110, label: 'Rim' },
      { partNumber: 120, label: 'Tire' },
    ],
  },
  { partNumber: 200, label: 'Frame' },
];

const getItemId = (part: Part) => String(part.partNumber);

export default function OwnId() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        getItemId={getItemId}
        defaultExpandedItems={['100']}
      />
    </Box>
  );
}
