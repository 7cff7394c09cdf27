import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { places } from './places';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'population',
    headerName: 'Population',
    type: 'number',
    width: 130,
  },
];

export default function AnyWord() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['portugal', 'japan'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
