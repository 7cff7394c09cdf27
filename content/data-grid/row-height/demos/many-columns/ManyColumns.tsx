import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridClasses,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = Array.from({ length: 60 }, (_, index) => ({
  field: `day${index + 1}`,
  headerName: `Day ${index + 1}`,
  width: 110,
}));

const notes = ['Rest', 'Run 5 km', 'Swim 30 minutes, then stretch'];
const rows = Array.from({ length: 4 }, (_, id) => ({
  id,
  ...Object.fromEntries(
    columns.map(({ field }, index) => [field, notes[(index + id) % 3]]),
  ),
}));

function RenderedColumns() {
  const apiRef = useGridApiContext();
  const context = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Box sx={{ p: 2 }}>
      Columns in the DOM: {context.lastColumnIndex - context.firstColumnIndex}
    </Box>
  );
}

const slots = { footer: RenderedColumns };
const getRowHeight = () => 'auto' as const;

export default function ManyColumns() {
  const [isVirtual, setIsVirtual] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Virtualize columns"
        control={
          <Switch
            checked={isVirtual}
            onChange={(event) => setIsVirtual(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 432 }}>
        <DataGrid
          label="Training plan"
          rows={rows}
          columns={columns}
          slots={slots}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={isVirtual}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        />
      </Box>
    </Box>
  );
}
