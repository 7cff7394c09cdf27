import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', display: 'flex', width: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    display: 'flex',
    width: 90,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

const rows = [
  {
    id: 1,
    part: 'Conveyor belt',
    hours: 3.5,
    note: 'The edge is worn for about two meters. It still runs straight, but it should be replaced before the harvest, when the belt carries twice the load.',
  },
  { id: 2, part: 'Drive motor', hours: 1, note: 'Cleaned and greased.' },
  {
    id: 3,
    part: 'Sensor',
    hours: 0.5,
    note: 'It reports a jam where there is none, usually in the first minutes after a cold start. Moved it 5 cm away from the fan.',
  },
];

const getRowHeight = () => 'auto' as const;

export default function CenteredCells() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Repairs"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </div>
  );
}
