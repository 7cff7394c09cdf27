import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { type Entry, files } from './files';

const formatSize = (value: number | null) =>
  value === null ? '' : `${value.toLocaleString('en-US')} kB`;

const columns: GridColDef<Entry>[] = [
  {
    field: 'kilobytes',
    headerName: 'Size',
    type: 'number',
    width: 110,
    valueFormatter: formatSize,
  },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 130 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: Entry) => row.path.split('/');

export default function FileExplorer() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPro
        treeData
        label="Project files"
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
