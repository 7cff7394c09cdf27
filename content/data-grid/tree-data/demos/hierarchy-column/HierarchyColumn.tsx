import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

const ClosedIcon = createSvgIcon(<path d="M3 5h7l2 2h9v12H3z" />, 'Closed');
const OpenIcon = createSvgIcon(
  <path d="M3 5h7l2 2h7v3H6l-3 7zm4 7h15l-3 7H4z" />,
  'Open',
);
const FileIcon = createSvgIcon(<path d="M6 3h8l4 4v14H6z" />, 'File');

function NameCell({ id, value, rowNode }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const isOpen = rowNode.type === 'group' && rowNode.childrenExpanded === true;

  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        paddingInlineStart: rowNode.depth * 3,
      }}
    >
      {rowNode.type === 'group' ? (
        <IconButton
          size="small"
          color="primary"
          tabIndex={-1}
          aria-label={isOpen ? `Close ${value}` : `Open ${value}`}
          onClick={() => apiRef.current.setRowChildrenExpansion(id, !isOpen)}
        >
          {isOpen ? <OpenIcon /> : <ClosedIcon />}
        </IconButton>
      ) : (
        <FileIcon color="action" sx={{ m: '5px' }} />
      )}
      {value}
    </Stack>
  );
}

const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Folder or file',
  flex: 1,
  minWidth: 220,
  display: 'flex',
  renderCell: (params) => <NameCell {...params} />,
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 130 },
];

const rows = [
  { id: 1, path: ['Contracts'], kind: 'Folder' },
  { id: 2, path: ['Contracts', 'Lease.pdf'], kind: 'PDF document' },
  { id: 3, path: ['Contracts', '2025'], kind: 'Folder' },
  { id: 4, path: ['Contracts', '2025', 'Cleaning.pdf'], kind: 'PDF document' },
  { id: 5, path: ['Invoices'], kind: 'Folder' },
  { id: 6, path: ['Invoices', 'April.xlsx'], kind: 'Spreadsheet' },
];

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function HierarchyColumn() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        treeData
        label="Shared documents"
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
