import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Units', type: 'number' },
];

/** Either a pivot table or a list: they have different columns. */
type View =
  | { name: string; pivot: GridPivotModel }
  | { name: string; list: GridInitialState };

const builtIn: View[] = [
  {
    name: 'Largest orders',
    list: { sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] } },
  },
  {
    name: 'Units by category',
    pivot: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'status' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
];

const noPivot: GridPivotModel = { rows: [], columns: [], values: [] };

export default function PivotViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(builtIn);
  const [view, setView] = React.useState<View>();
  const [isActive, setIsActive] = React.useState(false);
  const [model, setModel] = React.useState(noPivot);

  const show = (next: View) => {
    setView({ ...next });
    setIsActive('pivot' in next);
    if ('pivot' in next) setModel(next.pivot);
  };

  // The columns of the list return with the next render.
  React.useEffect(() => {
    if (view && 'list' in view) apiRef.current?.restoreState(view.list);
  }, [apiRef, view]);

  const save = () => {
    const name = `View ${views.length + 1}`;
    const {
      columns: layout,
      sorting,
      filter,
    } = apiRef.current?.exportState() ?? {};
    const list = { columns: layout, sorting, filter };
    // Anything that JSON can store survives a server or local storage.
    const text = JSON.stringify(
      isActive ? { name, pivot: model } : { name, list },
    );
    setViews([...views, JSON.parse(text)]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Views"
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {views.map((one) => (
          <Chip key={one.name} label={one.name} onClick={() => show(one)} />
        ))}
        <Button size="small" onClick={save}>
          Save view
        </Button>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          apiRef={apiRef}
          showToolbar
          label="Orders"
          rows={orders}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={isActive}
          onPivotActiveChange={setIsActive}
        />
      </Box>
    </Box>
  );
}
