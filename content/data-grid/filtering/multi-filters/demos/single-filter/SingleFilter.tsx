import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
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

export default function SingleFilter() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Cities"
        rows={places}
        columns={columns}
        disableMultipleColumnsFiltering
      />
    </div>
  );
}
