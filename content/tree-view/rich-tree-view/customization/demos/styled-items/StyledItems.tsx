import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

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
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 176 }}>
      <RichTreeView
        aria-label="Settings"
        items={settings}
        defaultExpandedItems={['account']}
        defaultSelectedItems="profile"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            my: 0.5,
            py: 1,
            borderRadius: 2,
            '&[data-selected]': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
            '&[data-selected]:hover, &[data-selected][data-focused]': {
              bgcolor: 'primary.dark',
            },
          },
          [`& .${treeItemClasses.label}`]: { fontWeight: 500 },
        }}
      />
    </Box>
  );
}
