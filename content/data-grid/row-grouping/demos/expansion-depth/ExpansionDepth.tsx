import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'building', headerName: 'Building', width: 120 },
  { field: 'floor', headerName: 'Floor', width: 120 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, building: 'North', floor: 'Ground', room: 'Reception' },
  { id: 2, building: 'North', floor: 'First', room: 'Library' },
  { id: 3, building: 'North', floor: 'First', room: 'Studio' },
  { id: 4, building: 'South', floor: 'Ground', room: 'Workshop' },
  { id: 5, building: 'South', floor: 'First', room: 'Archive' },
];

const initialState = {
  rowGrouping: { model: ['building', 'floor'] },
  columns: { columnVisibilityModel: { building: false, floor: false } },
};

export default function ExpansionDepth() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Rooms"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
