import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'depth',
    headerName: 'Depth (m)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, station: 'North Pier', depth: 14.2 },
  { id: 2, station: 'Breakwater', depth: 22.8 },
  { id: 3, station: 'Channel 3', depth: 31.5 },
  { id: 4, station: 'Marina', depth: 6.4 },
];

const reasons = [
  GridCellEditStartReasons.enterKeyDown,
  GridCellEditStartReasons.cellDoubleClick,
];

export default function ProtectValues() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Depth measurements"
        rows={rows}
        columns={columns}
        onCellEditStart={(params, event) => {
          if (params.reason && !reasons.includes(params.reason)) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </div>
  );
}
