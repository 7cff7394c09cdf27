import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Chapter {
  id: string;
  number: string;
  title: string;
  children?: Chapter[];
}

const chapters: Chapter[] = [
  {
    id: 'setup',
    number: '1',
    title: 'Setting up',
    children: [
      { id: 'unpack', number: '1.1', title: 'Unpacking' },
      { id: 'power', number: '1.2', title: 'Connecting power' },
    ],
  },
  { id: 'care', number: '2', title: 'Cleaning and care' },
];

const getItemLabel = (chapter: Chapter) => `${chapter.number} ${chapter.title}`;

export default function OwnLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Manual"
        items={chapters}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['setup']}
      />
    </Box>
  );
}
