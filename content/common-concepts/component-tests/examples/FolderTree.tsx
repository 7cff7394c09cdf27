import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'reports',
    label: 'Reports',
    children: [
      { id: 'reports-2024', label: '2024' },
      { id: 'reports-2025', label: '2025' },
    ],
  },
  { id: 'photos', label: 'Photos' },
];

export function FolderTree() {
  return <RichTreeView aria-label="Folders" items={folders} />;
}
