import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

const rows = Array.from({ length: 80 }, (_, index) => ({
  id: index,
  part: `Gear ${index + 1}`,
  stock: (index * 17) % 90,
}));

function RenderedRows() {
  const apiRef = useGridApiContext();
  const context = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Box sx={{ p: 1, fontWeight: 'medium' }}>
      Rows in the DOM: {context.lastRowIndex - context.firstRowIndex}
    </Box>
  );
}

const slots = { toolbar: RenderedRows };
const shared = { rows, columns, slots, showToolbar: true, hideFooter: true };

export default function AutoHeightOrFlex() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
        gap: 2,
      }}
    >
      <div>
        <Typography gutterBottom>autoHeight</Typography>
        <div style={{ maxHeight: 302, overflow: 'auto' }}>
          <DataGrid {...shared} label="Gears, autoHeight" autoHeight />
        </div>
      </div>
      <div>
        <Typography gutterBottom>Flex parent</Typography>
        <div
          style={{ maxHeight: 302, display: 'flex', flexDirection: 'column' }}
        >
          <DataGrid {...shared} label="Gears, flex parent" />
        </div>
      </div>
    </Box>
  );
}
