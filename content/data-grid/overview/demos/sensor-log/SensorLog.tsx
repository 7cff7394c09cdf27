import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const SITES = ['Boiler room', 'Cold store', 'Greenhouse', 'Loading dock'];
const FIRST_READING = Date.UTC(2025, 3, 17);

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', width: 100 },
  {
    field: 'site',
    headerName: 'Site',
    type: 'singleSelect',
    valueOptions: SITES,
    width: 150,
  },
  { field: 'time', headerName: 'Time', type: 'dateTime', width: 190 },
  {
    field: 'temperature',
    headerName: 'Temperature (°C)',
    type: 'number',
    width: 170,
  },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 150 },
  {
    field: 'pressure',
    headerName: 'Pressure (hPa)',
    type: 'number',
    width: 160,
  },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 140 },
  { field: 'alarm', headerName: 'Alarm', type: 'boolean', width: 90 },
];

const rows = Array.from({ length: 100_000 }, (_, index) => {
  const wave = Math.sin(index / 40);
  const temperature = Math.round(180 + 90 * wave + ((index * 7919) % 31)) / 10;
  return {
    id: index,
    sensor: `S-${String((index * 37) % 480).padStart(3, '0')}`,
    site: SITES[(index * 37) % SITES.length],
    time: new Date(FIRST_READING + index * 15_000),
    temperature,
    humidity: 45 + ((index * 104_729) % 40),
    pressure: Math.round(1013 + 8 * Math.cos(index / 900)),
    battery: 100 - ((index * 13) % 61),
    alarm: temperature > 28.5,
  };
});

const initialState = {
  pinnedColumns: { left: ['sensor'], right: ['alarm'] },
};

export default function SensorLog() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Sensor readings"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
