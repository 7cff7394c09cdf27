import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'plan', headerName: 'Plan ($)', type: 'number', width: 110 },
  { field: 'actual', headerName: 'Actual ($)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, item: 'Rent', plan: 1200, actual: 1200 },
  { id: 2, item: 'Power', plan: 180, actual: 214 },
  { id: 3, item: 'Supplies', plan: 90, actual: 76 },
  { id: 4, item: 'Travel', plan: 400, actual: 655 },
];

export default function SelectionSum() {
  const apiRef = useGridApiRef();
  const [numbers, setNumbers] = React.useState<number[]>([]);
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Budget"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onCellSelectionModelChange={() => {
            const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
            setNumbers(
              cells
                .map(({ id, field }) => apiRef.current?.getCellValue(id, field))
                .filter((value) => typeof value === 'number'),
            );
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1.5, textAlign: 'right' }}>
        {numbers.length > 0
          ? `Count: ${numbers.length} · Average: ${(sum / numbers.length).toFixed(1)} · Sum: ${sum}`
          : 'Select some numbers'}
      </Typography>
    </Box>
  );
}
