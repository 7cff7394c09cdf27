import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const ROW_COUNT = 100;
const COLUMN_COUNT = 1000;

const columns: GridColDef[] = Array.from(
  { length: COLUMN_COUNT },
  (_, index) => ({
    field: `sensor${index + 1}`,
    headerName: `Sensor ${index + 1}`,
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => (row.id * 37 + index * 11) % 500,
  }),
);

const rows = Array.from({ length: ROW_COUNT }, (_, index) => ({ id: index }));

export default function ThousandColumns() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [cellCount, setCellCount] = React.useState(0);

  React.useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() =>
      setCellCount(element.querySelectorAll('[role="gridcell"]').length),
    );
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        Cells in the DOM: {cellCount} of{' '}
        {(ROW_COUNT * COLUMN_COUNT).toLocaleString('en-US')}
      </Typography>
      <Box ref={ref} sx={{ height: 384 }}>
        <DataGrid label="Sensor readings" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
