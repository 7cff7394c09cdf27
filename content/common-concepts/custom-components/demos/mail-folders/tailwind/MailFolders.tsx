import * as React from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Folder {
  id: string;
  label: string;
  unread: number;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 4,
    children: [
      { id: 'work', label: 'Work', unread: 3 },
      { id: 'family', label: 'Family', unread: 1 },
    ],
  },
  { id: 'drafts', label: 'Drafts', unread: 0 },
  { id: 'sent', label: 'Sent', unread: 0 },
];

interface FolderLabelProps {
  children?: React.ReactNode;
  className?: string;
}

const UnreadContext = React.createContext(0);

function FolderLabel({ children, className }: FolderLabelProps) {
  const unread = React.useContext(UnreadContext);
  return (
    <div className={`${className} flex grow items-center gap-2`}>
      {children}
      {unread > 0 && (
        <span className="rounded-full bg-sky-700 px-2 text-xs font-medium text-white">
          {unread}
        </span>
      )}
    </div>
  );
}

const FolderItem = React.forwardRef(function FolderItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const folder = useTreeItemModel<Folder>(props.itemId);
  return (
    <UnreadContext.Provider value={folder?.unread ?? 0}>
      <TreeItem
        {...props}
        ref={ref}
        slots={{ ...props.slots, label: FolderLabel }}
      />
    </UnreadContext.Provider>
  );
});

export default function MailFolders() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      defaultExpandedItems={['inbox']}
      slots={{ item: FolderItem }}
      className="w-60"
    />
  );
}
