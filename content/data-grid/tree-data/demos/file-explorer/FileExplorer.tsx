import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Entry {
  id: number;
  path: string;
  kilobytes: number | null;
}

const rows: Entry[] = [
  { id: 1, path: 'docs', kilobytes: null },
  { id: 2, path: 'docs/install.md', kilobytes: 6 },
  { id: 3, path: 'docs/images', kilobytes: null },
  { id: 4, path: 'docs/images/logo.svg', kilobytes: 3 },
  { id: 5, path: 'docs/images/screen.png', kilobytes: 482 },
  { id: 6, path: 'src', kilobytes: null },
  { id: 7, path: 'src/index.ts', kilobytes: 12 },
  { id: 8, path: 'src/parser.ts', kilobytes: 58 },
  { id: 9, path: 'package.json', kilobytes: 2 },
];

const columns: GridColDef<Entry>[] = [
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 130 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: Entry) => row.path.split('/');

export default function FileExplorer() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPro
        treeData
        label="Project files"
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
