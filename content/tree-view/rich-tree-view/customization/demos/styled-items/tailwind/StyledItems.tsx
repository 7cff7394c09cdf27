import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const settings = [
  {
    id: 'account',
    label: 'Account',
    children: [
      { id: 'profile', label: 'Profile' },
      { id: 'security', label: 'Security' },
    ],
  },
  { id: 'billing', label: 'Billing' },
];

const content =
  'my-1! py-2! rounded-lg! data-selected:bg-blue-700! data-selected:text-white! data-selected:hover:bg-blue-900! data-selected:data-focused:bg-blue-900!';

export default function StyledItems() {
  return (
    <div className="min-h-44 w-full max-w-[280px]">
      <RichTreeView
        aria-label="Settings"
        items={settings}
        defaultExpandedItems={['account']}
        defaultSelectedItems="profile"
        classes={{ itemContent: content, itemLabel: 'font-medium!' }}
      />
    </div>
  );
}
