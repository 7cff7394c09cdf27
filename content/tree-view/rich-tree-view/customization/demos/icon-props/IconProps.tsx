import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const checks = [
  {
    id: 'build',
    label: 'Build',
    children: [
      { id: 'types', label: 'Types' },
      { id: 'bundle', label: 'Bundle' },
    ],
  },
];

const Check = createSvgIcon(
  <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />,
  'Check',
);

export default function IconProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 96 }}>
      <RichTreeView
        aria-label="Checks"
        items={checks}
        defaultExpandedItems={['build']}
        slots={{ endIcon: Check }}
        slotProps={{
          collapseIcon: { color: 'primary' },
          expandIcon: { color: 'primary' },
          endIcon: { color: 'success' },
        }}
      />
    </Box>
  );
}
