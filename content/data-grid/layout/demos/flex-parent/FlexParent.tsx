import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 120 },
];

const packingList = [
  { id: 1, item: 'Tent', weight: 1450 },
  { id: 2, item: 'Sleeping bag', weight: 980 },
  { id: 3, item: 'Stove', weight: 310 },
  { id: 4, item: 'First aid kit', weight: 240 },
  { id: 5, item: 'Rain jacket', weight: 330 },
  { id: 6, item: 'Headlamp', weight: 85 },
];

export default function FlexParent() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => packingList.slice(0, count), [count]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          disabled={count === packingList.length}
          onClick={() => setCount(count + 1)}
        >
          Add row
        </Button>
        <Button
          size="small"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          Remove row
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          label="Packing list"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
