import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const row =
  'py-1.5! rounded-none! rounded-e-2xl! data-selected:bg-neutral-500/15! data-selected:font-semibold!';
const label = 'flex! justify-between! [font-weight:inherit]!';

function folder(name: string, unread: number) {
  return (
    <>
      {name}
      <span className="opacity-75">{unread > 0 && unread}</span>
    </>
  );
}

export default function MailSidebar() {
  return (
    <div className="min-h-[216px] w-full max-w-[260px]">
      <SimpleTreeView
        aria-label="Mailboxes"
        defaultExpandedItems={['lists']}
        defaultSelectedItems="inbox"
        expansionTrigger="iconContainer"
        classes={{ itemContent: row, itemLabel: label }}
      >
        <TreeItem itemId="inbox" label={folder('Inbox', 8)} />
        <TreeItem itemId="sent" label={folder('Sent', 0)} />
        <TreeItem itemId="lists" label={folder('Lists', 5)}>
          <TreeItem itemId="choir" label={folder('Choir', 2)} />
          <TreeItem itemId="garden" label={folder('Garden club', 3)} />
        </TreeItem>
        <TreeItem itemId="spam" label={folder('Spam', 0)} />
      </SimpleTreeView>
    </div>
  );
}
