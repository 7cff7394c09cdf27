import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'plans',
    label: 'Plans',
    children: [
      { id: 'site', label: 'site.pdf' },
      { id: 'floors', label: 'floors.pdf' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    children: [{ id: 'roof', label: 'roof.jpg' }],
  },
  { id: 'budget', label: 'budget.xlsx' },
];

export default function ProjectFiles() {
  return (
    <RichTreeView
      aria-label="Project files"
      items={files}
      defaultExpandedItems={['plans']}
      sx={{ width: 220 }}
    />
  );
}
