import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'city' }];

const initialSort: GridSortModel = [{ field: 'city', sort: 'asc' }];

export function Selection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <DataGrid
      rows={[]}
      columns={columns}
      rowSelectionModel={model}
      onRowSelectionModelChange={setModel}
      initialState={{ sorting: { sortModel: initialSort } }}
    />
  );
}
