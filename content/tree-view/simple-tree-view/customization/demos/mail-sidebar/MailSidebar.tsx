import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const sidebarStyle = {
  [`& .${treeItemClasses.content}`]: {
    py: 0.75,
    borderRadius: '0 16px 16px 0',
    '&[data-selected]': { bgcolor: 'action.selected', fontWeight: 600 },
  },
  [`& .${treeItemClasses.label}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: 'inherit',
  },
};

function folder(name: string, unread: number) {
  return (
    <>
      {name}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {unread > 0 && unread}
      </Box>
    </>
  );
}

export default function MailSidebar() {
  return (
    <Box sx={{ width: '100%', maxWidth: 260, minHeight: 216 }}>
      <SimpleTreeView
        aria-label="Mailboxes"
        defaultExpandedItems={['lists']}
        defaultSelectedItems="inbox"
        expansionTrigger="iconContainer"
        sx={sidebarStyle}
      >
        <TreeItem itemId="inbox" label={folder('Inbox', 8)} />
        <TreeItem itemId="sent" label={folder('Sent', 0)} />
        <TreeItem itemId="lists" label={folder('Lists', 5)}>
          <TreeItem itemId="choir" label={folder('Choir', 2)} />
          <TreeItem itemId="garden" label={folder('Garden club', 3)} />
        </TreeItem>
        <TreeItem itemId="spam" label={folder('Spam', 0)} />
      </SimpleTreeView>
    </Box>
  );
}
