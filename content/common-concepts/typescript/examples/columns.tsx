import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Trip {
  id: number;
  city: string;
  nights: number;
  status: 'open' | 'booked';
}

const nights: GridColDef<Trip, number, string> = {
  field: 'nights',
  type: 'number',
  valueFormatter: (value: number) => `${value} nights`,
  // value: number | undefined, formattedValue: string | undefined
  renderCell: ({ value = 0, formattedValue, row }) => (
    <span title={row.city}>{value > 7 ? 'Long stay' : formattedValue}</span>
  ),
};

function StatusCell({ row, value }: GridRenderCellParams<Trip, Trip['status']>) {
  return <span>{value === 'booked' ? `${row.city} is booked` : 'Open'}</span>;
}

const status: GridColDef<Trip> = {
  field: 'status',
  renderCell: (params) => <StatusCell {...params} />,
};

type TripColumn = GridColDef<Trip> & { field: keyof Trip | 'actions' };

const checkedColumns: TripColumn[] = [
  { field: 'city' },
  { field: 'nights', type: 'number' },
];

const columns = [
  { field: 'city', valueGetter: (_, row) => row.city.trim() },
  { field: 'nights', type: 'number' },
] as const satisfies readonly GridColDef<Trip>[];

type TripField = (typeof columns)[number]['field']; // 'city' | 'nights'

export const all = [nights, status, ...checkedColumns, ...columns];
export const first: TripField = 'city';
