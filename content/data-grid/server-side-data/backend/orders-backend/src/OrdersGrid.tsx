import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GridCellEditStopReasons,
  GridUpdateRowError,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ConflictError, dataSource, type Order } from './dataSource.ts';

const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 100,
    groupable: false,
    // The id of a group isn't an order number.
    valueGetter: (id: number | string) => (typeof id === 'number' ? id : ''),
  },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],
    width: 130,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    editable: true,
  },
  {
    field: 'express',
    headerName: 'Express',
    type: 'boolean',
    width: 110,
    groupable: false,
    editable: true,
  },
  {
    field: 'note',
    headerName: 'Note',
    width: 200,
    groupable: false,
    editable: true,
  },
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    groupable: false,
  },
  {
    field: 'updatedAt',
    headerName: 'Last change',
    type: 'dateTime',
    width: 200,
    groupable: false,
  },
];

// The functions that the server can compute.
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  min: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  size: {},
};

const aggregation = { model: { quantity: 'sum' } };

const views: Record<string, Partial<DataGridPremiumProps<Order>>> = {
  Pages: {
    pagination: true,
    pageSizeOptions: [25],
    initialState: {
      aggregation,
      pagination: { paginationModel: { pageSize: 25 } },
    },
  },
  'Lazy loading': { lazyLoading: true, initialState: { aggregation } },
  Groups: {
    groupingColDef: { width: 200 },
    initialState: {
      aggregation,
      rowGrouping: { model: ['country', 'status'] },
      columns: { columnVisibilityModel: { country: false, status: false } },
    },
  },
};

export function OrdersGrid() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState('Pages');
  const [error, setError] = React.useState<Error>();

  const discard = () => {
    if (error instanceof GridUpdateRowError) {
      const { rowId } = error.params;
      for (const { field } of columns) {
        if (apiRef.current?.getCellMode(rowId, field) === 'edit') {
          const ignoreModifications = true;
          apiRef.current.stopCellEditMode({
            id: rowId,
            field,
            ignoreModifications,
          });
        }
      }
    }
    setError(undefined);
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, next) => next && setView(next)}
        sx={{ m: 1 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={discard}>
              Discard and reload
            </Button>
          }
        >
          {error.cause instanceof ConflictError
            ? `Someone else changed order ${error.cause.current.id} to ${error.cause.current.quantity} pieces, ${error.cause.current.status}.`
            : error.message}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={view}
          apiRef={apiRef}
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          onDataSourceError={setError}
          // Groups are rows of the server, too, but users can't edit them.
          isCellEditable={({ rowNode }) => rowNode.type === 'leaf'}
          onCellEditStop={({ reason }, event) => {
            // A click on the button above would save the cell again.
            if (error && reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          disablePivoting
          showToolbar
          {...views[view]}
        />
      </Box>
    </Box>
  );
}
