import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'mail',
    label: 'Mail',
    children: [
      { id: 'inbox', label: 'Inbox' },
      { id: 'sent', label: 'Sent' },
    ],
  },
  { id: 'trash', label: 'Trash' },
];

export default function SingleSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['mail']}
        defaultSelectedItems="inbox"
      />
    </Box>
  );
}
