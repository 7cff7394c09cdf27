import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridUpdateRowError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ConflictError, createServer } from './server';

const server = createServer([
  { id: 1, part: 'Hex bolt M8', stock: 900, version: 1 },
  { id: 2, part: 'Lock washer', stock: 1500, version: 1 },
  { id: 3, part: 'Wood screw', stock: 640, version: 1 },
  { id: 4, part: 'Cable tie', stock: 2200, version: 1 },
]);

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'version', headerName: 'Version', type: 'number', width: 110 },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel }) => {
    const { rows, total } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
    });
    return { rows, rowCount: total };
  },
  updateRow: ({ updatedRow: { id, part, stock, version } }) =>
    server.update({ id, part, stock, version }),
};

export default function EditWithConflicts() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<Error>();

  const reload = () => {
    if (error instanceof GridUpdateRowError) {
      const cell = { id: error.params.rowId, field: 'stock' };
      if (apiRef.current?.getCellMode(cell.id, cell.field) === 'edit') {
        const ignoreModifications = true;
        apiRef.current.stopCellEditMode({ ...cell, ignoreModifications });
      }
    }
    setError(undefined);
    apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => server.patch(1, { stock: 850 })}
      >
        Simulate an edit by a colleague
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Parts"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setError}
          onCellEditStop={({ reason }, event) => {
            // A click on the button below would save the cell again.
            if (error && reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={reload}>
              Discard and reload
            </Button>
          }
        >
          {error.cause instanceof ConflictError
            ? `A colleague changed the stock to ${error.cause.current.stock}.`
            : error.message}
        </Alert>
      )}
    </Box>
  );
}
