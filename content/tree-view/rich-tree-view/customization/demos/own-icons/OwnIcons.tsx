import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease' },
      { id: 'phone', label: 'Phone' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    children: [{ id: 'cover', label: 'Cover' }],
  },
];

const ClosedFolder = createSvgIcon(<path d="M3 5h6l2 2h10v12H3z" />, 'Closed');
const OpenFolder = createSvgIcon(
  <path d="M3 5h6l2 2h9v3H7l-2 7V7H3zm4.5 7H23l-3 7H4.7z" />,
  'Open',
);
const Paper = createSvgIcon(
  <path d="M6 3h8l4 4v14H6zm7 1.5V8h3.5z" />,
  'Paper',
);

export default function OwnIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['contracts']}
        slots={{
          expandIcon: ClosedFolder,
          collapseIcon: OpenFolder,
          endIcon: Paper,
        }}
      />
    </Box>
  );
}
