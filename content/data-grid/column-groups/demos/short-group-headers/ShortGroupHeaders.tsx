import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'low', headerName: 'Low', type: 'number', width: 90 },
  { field: 'high', headerName: 'High', type: 'number', width: 90 },
  { field: 'rain', headerName: 'Rain', type: 'number', width: 90 },
  { field: 'snow', headerName: 'Snow', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature (°C)',
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'precipitation',
    headerName: 'Precipitation (mm)',
    children: [{ field: 'rain' }, { field: 'snow' }],
  },
];

const rows = [
  { id: 1, city: 'Oslo', low: -7, high: 1, rain: 31, snow: 18 },
  { id: 2, city: 'Bilbao', low: 6, high: 14, rain: 142, snow: 0 },
  { id: 3, city: 'Graz', low: -4, high: 4, rain: 22, snow: 12 },
  { id: 4, city: 'Leeds', low: 1, high: 7, rain: 58, snow: 3 },
];

export default function ShortGroupHeaders() {
  return (
    <div style={{ height: 352, width: '100%' }}>
      <DataGrid
        label="Weather in January"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
      />
    </div>
  );
}
