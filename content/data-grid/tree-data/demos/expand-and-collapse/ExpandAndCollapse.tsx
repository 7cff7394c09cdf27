import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: ['Engineering'], budget: 940 },
  { id: 2, path: ['Engineering', 'Platform'], budget: 410 },
  { id: 3, path: ['Engineering', 'Platform', 'Storage'], budget: 180 },
  { id: 4, path: ['Engineering', 'Platform', 'Network'], budget: 230 },
  { id: 5, path: ['Engineering', 'Apps'], budget: 530 },
  { id: 6, path: ['Sales'], budget: 610 },
  { id: 7, path: ['Sales', 'Partners'], budget: 270 },
];

const columns: GridColDef[] = [
  { field: 'budget', headerName: 'Budget (k)', type: 'number', width: 130 },
];

const groupingColDef = { headerName: 'Department', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function ExpandAndCollapse() {
  const apiRef = useGridApiRef();

  const setExpansion = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        <Button variant="outlined" onClick={() => setExpansion(true)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpansion(false)}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 476 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          label="Departments"
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
