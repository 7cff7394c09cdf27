import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const halls = [
  {
    id: 'main',
    label: 'Main stage',
    children: [
      { id: 'stalls', label: 'Stalls' },
      { id: 'circle', label: 'Circle' },
    ],
  },
  {
    id: 'studio',
    label: 'Studio',
    children: [
      { id: 'front', label: 'Front rows' },
      { id: 'gallery', label: 'Gallery' },
    ],
  },
];

export default function SeatPlan() {
  return (
    <RichTreeView
      aria-label="Halls and seats"
      items={halls}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['main', 'studio']}
      defaultSelectedItems={['stalls', 'gallery']}
      sx={{ width: 260, minHeight: 216 }}
    />
  );
}
