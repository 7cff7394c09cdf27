import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 120 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 100 },
];

const rows = [
  { id: 1, room: 'Kitchen', device: 'Oven', watts: 2400 },
  { id: 2, room: 'Kitchen', device: 'Fridge', watts: 120 },
  { id: 3, room: 'Office', device: 'Monitor', watts: 45 },
  { id: 4, room: 'Office', device: 'Printer', watts: 30 },
];

const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Where',
  description: 'The room in which the device is plugged in',
  width: 240,
};

export default function GroupingColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Devices"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['room'] },
          columns: { columnVisibilityModel: { room: false } },
        }}
      />
    </div>
  );
}
