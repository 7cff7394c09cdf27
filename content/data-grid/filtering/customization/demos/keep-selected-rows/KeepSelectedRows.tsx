import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

function keepSelected(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      if (!matches) return null;
      return (value, row, col, apiRef) =>
        apiRef.current.isRowSelected(apiRef.current.getRowId(row)) ||
        matches(value, row, col, apiRef);
    },
  };
}

const filterOperators = getGridStringOperators().map(keepSelected);

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', width: 150, filterOperators },
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 130,
    filterOperators,
  },
  {
    field: 'population',
    headerName: 'Population',
    type: 'number',
    width: 130,
    filterable: false,
  },
];

export default function KeepSelectedRows() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        checkboxSelection
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </div>
  );
}
