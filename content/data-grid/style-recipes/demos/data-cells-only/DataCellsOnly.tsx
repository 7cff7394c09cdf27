import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 120 },
];

const rows = [
  { id: 1, store: 'Harbor', item: 'Kayaks', profit: 4200 },
  { id: 2, store: 'Harbor', item: 'Paddles', profit: -350 },
  { id: 3, store: 'Center', item: 'Bikes', profit: 6100 },
  { id: 4, store: 'Center', item: 'Helmets', profit: -820 },
];

export default function DataCellsOnly() {
  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGridPremium
        label="Profit by store"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['store'] },
          aggregation: { model: { profit: 'sum' } },
          columns: { columnVisibilityModel: { store: false } },
        }}
        getCellClassName={({ field, rowNode, value }) => {
          if (field !== 'profit' || rowNode.type !== 'leaf') return '';
          return Number(value) < 0 ? 'loss' : 'gain';
        }}
        sx={{
          '& .gain': { bgcolor: 'rgb(46 125 50 / 0.16)' },
          '& .loss': { bgcolor: 'rgb(211 47 47 / 0.16)' },
        }}
      />
    </Box>
  );
}
