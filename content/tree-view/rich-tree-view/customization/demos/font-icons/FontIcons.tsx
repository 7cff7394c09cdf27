import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recordings = [
  {
    id: 'interviews',
    label: 'Interviews',
    children: [
      { id: 'baker', label: 'The night baker' },
      { id: 'keeper', label: 'The lighthouse keeper' },
    ],
  },
  {
    id: 'sounds',
    label: 'Sounds',
    children: [{ id: 'harbor', label: 'Harbor at dawn' }],
  },
];

function RecordingIcon() {
  return <Icon sx={{ fontSize: 18 }}>mic</Icon>;
}

export default function FontIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Recordings"
        items={recordings}
        defaultExpandedItems={['interviews']}
        slots={{ endIcon: RecordingIcon }}
      />
    </Box>
  );
}
