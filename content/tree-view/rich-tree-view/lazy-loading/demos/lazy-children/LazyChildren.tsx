import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Folder {
  id: string;
  label: string;
  folderCount: number;
}

const drives: Folder[] = [
  { id: 'home', label: 'Home', folderCount: 2 },
  { id: 'backup', label: 'Backup', folderCount: 1 },
  { id: 'scans', label: 'Scans', folderCount: 0 },
];

const server: Record<string, Folder[]> = {
  home: [
    { id: 'music', label: 'Music', folderCount: 0 },
    { id: 'photos', label: 'Photos', folderCount: 0 },
  ],
  backup: [{ id: 'march', label: 'March', folderCount: 0 }],
};

async function fetchFolders(parentId: string): Promise<Folder[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return server[parentId] ?? [];
}

const dataSource = {
  getChildrenCount: (folder: Folder) => folder.folderCount,
  getTreeItems: (parentId?: string) =>
    parentId ? fetchFolders(parentId) : Promise.resolve(drives),
};

export default function LazyChildren() {
  return (
    <RichTreeViewPro
      aria-label="Drives"
      items={drives}
      dataSource={dataSource}
      sx={{ minHeight: 192 }}
    />
  );
}
