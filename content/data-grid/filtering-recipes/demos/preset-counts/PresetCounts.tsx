import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders } from './orders';

const allOrders = createOrders(80);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const presets: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  {
    label: 'Open',
    model: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] },
  },
  {
    label: 'Bulk',
    model: { items: [{ field: 'quantity', operator: '>=', value: 20 }] },
  },
];

export default function PresetCounts() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => allOrders.slice(0, 60));
  const [tab, setTab] = React.useState(0);
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) return undefined;
    const countRows = (model: GridFilterModel) => {
      const { filteredRowsLookup } = api.getFilterState(model);
      const ids = api.getAllRowIds();
      return ids.filter((id) => filteredRowsLookup[id] !== false).length;
    };
    const update = () =>
      setCounts(presets.map(({ model }) => countRows(model)));
    update();
    return api.subscribeEvent('rowsSet', update);
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Tabs
          aria-label="Orders to show"
          value={tab}
          onChange={(_, index: number) => setTab(index)}
        >
          {presets.map(({ label }, index) => (
            <Tab key={label} label={`${label} (${counts[index] ?? '…'})`} />
          ))}
        </Tabs>
        <Button
          disabled={rows.length === allOrders.length}
          onClick={() => setRows(allOrders.slice(0, rows.length + 5))}
        >
          Load 5 more
        </Button>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
          disableColumnFilter
          filterModel={presets[tab]?.model}
        />
      </Box>
    </Box>
  );
}
