import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'publisher', headerName: 'Publisher', width: 130 },
];

const rows = [
  { id: 1, title: 'Salt Roads', publisher: 'Osprey' },
  { id: 2, title: 'Frost', publisher: 'Tidewater' },
  { id: 3, title: 'Glass Orchard', publisher: 'Osprey' },
  { id: 4, title: 'Thaw', publisher: 'Tidewater' },
];

export default function SelectAGroup() {
  const apiRef = useGridApiRef();

  const selectOsprey = () => {
    const api = apiRef.current;
    if (!api) return;
    const groupId = getGroupRowIdFromPath([
      { field: 'publisher', key: 'Osprey' },
    ]);
    const ids = new Set(api.getRowGroupChildren({ groupId }));
    // Also select the group itself.
    api.setRowSelectionModel(
      api.getPropagatedRowSelectionModel({ type: 'include', ids }),
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={selectOsprey} sx={{ mb: 2.5 }}>
        Select all Osprey books
      </Button>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          checkboxSelection
          label="Books"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['publisher'] } }}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
