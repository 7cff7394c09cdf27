import * as React from 'react';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

interface Booking {
  id: string;
  guest: string;
  city: string;
  room: string;
  nights: number;
  total: number;
}

const bookings: Booking[] = [
  {
    id: 'B-21',
    guest: 'Ines Duarte',
    city: 'Leiden',
    room: 'Double',
    nights: 3,
    total: 366,
  },
  {
    id: 'B-22',
    guest: 'Tom Hale',
    city: 'Leeds',
    room: 'Single',
    nights: 1,
    total: 89,
  },
  {
    id: 'B-23',
    guest: 'Anna Wolf',
    city: 'Graz',
    room: 'Suite',
    nights: 2,
    total: 420,
  },
  {
    id: 'B-24',
    guest: 'Omar Said',
    city: 'Lyon',
    room: 'Double',
    nights: 5,
    total: 610,
  },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['id'], right: ['actions'] },
};

export default function InitialPinning() {
  const [rows, setRows] = React.useState(bookings);

  const columns = React.useMemo<GridColDef<Booking>[]>(
    () => [
      { field: 'id', headerName: 'Booking', width: 100 },
      { field: 'guest', headerName: 'Guest', width: 220 },
      { field: 'city', headerName: 'City', width: 220 },
      { field: 'room', headerName: 'Room', width: 220 },
      { field: 'nights', headerName: 'Nights', type: 'number', width: 180 },
      { field: 'total', headerName: 'Total', type: 'number', width: 180 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="cancel"
            label="Cancel booking"
            showInMenu
            onClick={() =>
              setRows((previous) => previous.filter((row) => row.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        label="Bookings"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
