import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 100 },
  { field: 'flight', headerName: 'Flight', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, gate: 'A4', flight: 'KL 1027', destination: 'Amsterdam' },
  { id: 2, gate: 'A9', flight: 'TP 1365', destination: 'Lisbon' },
  { id: 3, gate: 'B2', flight: 'SK 0502', destination: 'Copenhagen' },
  { id: 4, gate: 'B7', flight: 'LO 0282', destination: 'Warsaw' },
];

export default function RowParts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
