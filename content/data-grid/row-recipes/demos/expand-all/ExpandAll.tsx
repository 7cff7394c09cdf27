import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patch {
  id: number;
  version: string;
  changes: string;
}

function ToggleAllButton() {
  const apiRef = useGridApiContext();
  const expandedIds = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const allIds = useGridSelector(apiRef, gridDataRowIdsSelector);
  const isAnyExpanded = expandedIds.size > 0;

  return (
    <IconButton
      size="small"
      aria-label={isAnyExpanded ? 'Collapse all' : 'Expand all'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(
          new Set(isAnyExpanded ? [] : allIds),
        )
      }
    >
      <SvgIcon fontSize="inherit">
        <path d={isAnyExpanded ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
      </SvgIcon>
    </IconButton>
  );
}

const columns: GridColDef<Patch>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <ToggleAllButton />,
  },
  { field: 'version', headerName: 'Version', flex: 1 },
];

const patches: Patch[] = [
  { id: 1, version: '4.2.0', changes: 'Adds dark mode.' },
  { id: 2, version: '4.1.1', changes: 'Fixes a crash on startup.' },
  { id: 3, version: '4.1.0', changes: 'Adds export to PDF.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Patch>) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.changes}
  </Typography>
);

const getDetailPanelHeight = () => 52;

export default function ExpandAll() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        label="Releases"
        rows={patches}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
