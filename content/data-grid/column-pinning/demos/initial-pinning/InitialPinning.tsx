import * as React from 'react';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { type Booking, createBookings } from './bookings';

const initialState: GridInitialState = {
  pinnedColumns: { left: ['id'], right: ['actions'] },
};

const formatMoney = (value: number) => `$${value.toLocaleString('en-US')}`;

export default function InitialPinning() {
  const [rows, setRows] = React.useState(createBookings);

  const columns = React.useMemo<GridColDef<Booking>[]>(
    () => [
      { field: 'id', headerName: 'Booking', width: 100 },
      { field: 'guest', headerName: 'Guest', width: 160 },
      { field: 'room', headerName: 'Room', width: 160 },
      { field: 'arrival', headerName: 'Arrival', type: 'date', width: 130 },
      { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
      {
        field: 'rate',
        headerName: 'Per night',
        type: 'number',
        width: 130,
        valueFormatter: formatMoney,
      },
      {
        field: 'total',
        headerName: 'Total',
        type: 'number',
        width: 130,
        valueGetter: (_, { nights, rate }) => nights * rate,
        valueFormatter: formatMoney,
      },
      { field: 'source', headerName: 'Booked through', width: 170 },
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
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        label="Bookings"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
