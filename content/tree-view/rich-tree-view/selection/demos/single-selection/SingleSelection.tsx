import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'mail',
    label: 'Mail',
    children: [
      { id: 'inbox', label: 'Inbox' },
      { id: 'drafts', label: 'Drafts' },
      { id: 'sent', label: 'Sent' },
      { id: 'archive', label: 'Archive' },
    ],
  },
  {
    id: 'lists',
    label: 'Mailing lists',
    children: [{ id: 'releases', label: 'Release notes' }],
  },
  { id: 'trash', label: 'Trash' },
];

export default function SingleSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 256 }}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['mail']}
        defaultSelectedItems="inbox"
      />
    </Box>
  );
}
