import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Folder {
  id: string;
  label: string;
  childCount: number;
}

const archive: Record<string, Folder[]> = {
  '2024': [
    { id: '2024-invoices', label: 'Invoices', childCount: 2 },
    { id: '2024-contracts', label: 'Contracts', childCount: 0 },
  ],
  '2024-invoices': [
    { id: '2024-q1', label: 'First quarter', childCount: 0 },
    { id: '2024-q2', label: 'Second quarter', childCount: 0 },
  ],
  '2025': [{ id: '2025-invoices', label: 'Invoices', childCount: 0 }],
};

const years: Folder[] = [
  { id: '2024', label: '2024', childCount: 2 },
  { id: '2025', label: '2025', childCount: 1 },
];

const dataSource = {
  getChildrenCount: (folder: Folder) => folder.childCount,
  getTreeItems: async (parentId?: string) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    return parentId ? (archive[parentId] ?? []) : years;
  },
};

export default function FoldersOnDemand() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={years}
      dataSource={dataSource}
      sx={{ minHeight: 224 }}
    />
  );
}
