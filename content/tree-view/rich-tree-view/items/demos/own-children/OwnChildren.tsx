import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Region {
  id: string;
  label: string;
  districts?: Region[];
}

const regions: Region[] = [
  {
    id: 'north',
    label: 'North',
    districts: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'old-town', label: 'Old town' },
    ],
  },
  { id: 'south', label: 'South', districts: [] },
];

const getItemChildren = (region: Region) => region.districts;

export default function OwnChildren() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Regions"
        items={regions}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['north']}
      />
    </Box>
  );
}
