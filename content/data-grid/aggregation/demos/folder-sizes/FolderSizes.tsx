import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, path: ['photos', 'trip', 'lake.jpg'], kilobytes: 2400 },
  { id: 2, path: ['photos', 'trip', 'summit.jpg'], kilobytes: 3100 },
  { id: 3, path: ['photos', 'portrait.jpg'], kilobytes: 1800 },
  { id: 4, path: ['notes.txt'], kilobytes: 12 },
];

const columns: GridColDef[] = [
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 140 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function FolderSizes() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        treeData
        label="Folders"
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{ aggregation: { model: { kilobytes: 'sum' } } }}
      />
    </div>
  );
}
