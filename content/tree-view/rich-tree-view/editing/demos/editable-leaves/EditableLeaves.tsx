import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Topic {
  id: string;
  label: string;
  children?: Topic[];
}

const topics: Topic[] = [
  {
    id: 'animals',
    label: 'Animals',
    children: [
      { id: 'otter', label: 'Otter' },
      { id: 'heron', label: 'Heron' },
    ],
  },
  { id: 'plants', label: 'Plants', children: [{ id: 'fern', label: 'Fern' }] },
];

const isLeaf = (topic: Topic) => !topic.children?.length;

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function EditableLeaves() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Topics"
        items={topics}
        isItemEditable={isLeaf}
        slotProps={inputProps}
        defaultExpandedItems={['animals']}
      />
    </Box>
  );
}
