import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Leg {
  mode: 'Bus' | 'Ferry' | 'Train';
  start: number;
  hours: number;
}

interface Trip {
  id: number;
  trip: string;
  legs: Leg[];
}

const rows: Trip[] = [
  {
    id: 1,
    trip: 'Coast',
    legs: [
      { mode: 'Train', start: 8, hours: 3 },
      { mode: 'Ferry', start: 12, hours: 2 },
    ],
  },
  {
    id: 2,
    trip: 'Islands',
    legs: [
      { mode: 'Bus', start: 8, hours: 1 },
      { mode: 'Ferry', start: 9, hours: 4 },
      { mode: 'Bus', start: 13, hours: 2 },
    ],
  },
  { id: 3, trip: 'Capital', legs: [{ mode: 'Train', start: 10, hours: 5 }] },
  {
    id: 4,
    trip: 'Valley',
    legs: [
      { mode: 'Bus', start: 9, hours: 2 },
      { mode: 'Train', start: 11, hours: 1 },
    ],
  },
];

const colors = { Bus: 'warning', Ferry: 'info', Train: 'success' } as const;
const hours = [8, 9, 10, 11, 12, 13, 14];

const columns: GridColDef<Trip>[] = [
  { field: 'trip', headerName: 'Trip', width: 110, hideable: false },
  ...hours.map((hour): GridColDef<Trip, Leg | undefined, string> => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    flex: 1,
    minWidth: 90,
    display: 'flex',
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    valueGetter: (_, row) => row.legs.find(({ start }) => start === hour),
    valueFormatter: (leg?: Leg) => leg?.mode ?? '',
    colSpan: (leg) => leg?.hours,
    renderCell: ({ value: leg }) =>
      leg && (
        <Chip
          label={`${leg.mode}, ${leg.hours} h`}
          color={colors[leg.mode]}
          variant="outlined"
          sx={{ width: '100%' }}
        />
      ),
  })),
];

export default function TripLegs() {
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid label="Trips" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
