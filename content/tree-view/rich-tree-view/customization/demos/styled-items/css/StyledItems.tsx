import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './StyledItems.module.css';

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

export default function StyledItems() {
  return (
    <div className={styles.frame}>
      <RichTreeView
        aria-label="Settings"
        items={settings}
        defaultExpandedItems={['account']}
        defaultSelectedItems="profile"
        classes={{ itemContent: styles.content, itemLabel: styles.label }}
      />
    </div>
  );
}
