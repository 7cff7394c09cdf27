import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import styles from './MailSidebar.module.css';

function folder(name: string, unread: number) {
  return (
    <>
      {name}
      <span className={styles.unread}>{unread > 0 && unread}</span>
    </>
  );
}

export default function MailSidebar() {
  return (
    <div className={styles.frame}>
      <SimpleTreeView
        aria-label="Mailboxes"
        defaultExpandedItems={['lists']}
        defaultSelectedItems="inbox"
        expansionTrigger="iconContainer"
        classes={{ itemContent: styles.row, itemLabel: styles.label }}
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
