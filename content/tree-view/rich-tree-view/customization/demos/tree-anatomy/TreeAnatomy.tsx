import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const instruments = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  { id: 'brass', label: 'Brass', children: [{ id: 'horn', label: 'Horn' }] },
];

const Note = createSvgIcon(
  <path d="M10 3h8v4h-6v10a4 4 0 1 1-2-3.5z" />,
  'Note',
);

export default function TreeAnatomy() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <RichTreeView
        aria-label="Instruments"
        items={instruments}
        multiSelect
        checkboxSelection
        isItemEditable
        defaultExpandedItems={['strings']}
        slots={{ endIcon: Note }}
      />
    </Box>
  );
}
