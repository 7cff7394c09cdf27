import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', width: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (value?: number) => value?.toString() ?? '',
    width: 90,
  },
];

export default function QuickSearch() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGrid label="Films" rows={films} columns={columns} showToolbar />
    </div>
  );
}
