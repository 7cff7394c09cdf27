import {
  DataGrid,
  type GridColDef,
  type GridSortDirection,
} from '@mui/x-data-grid';

const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'departs', headerName: 'Departs', width: 120 },
];

const rows = [
  { id: 1, flight: 'KX 118', destination: 'Lisbon', departs: '09:40' },
  { id: 2, flight: 'KX 204', destination: 'Oslo', departs: '07:15' },
  { id: 3, flight: 'KX 331', destination: 'Athens', departs: '12:05' },
  { id: 4, flight: 'KX 407', destination: 'Warsaw', departs: '06:50' },
  { id: 5, flight: 'KX 512', destination: 'Naples', departs: '15:30' },
];

export default function TwoStepOrder() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{
          sorting: { sortModel: [{ field: 'departs', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
