import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  GridDeleteIcon,
  type GridColDef,
} from '@mui/x-data-grid';

const DEVICES = [
  {
    id: 1,
    device: 'Laptop 13"',
    price: 1190,
    bought: '2024-02-09',
    lent: '2025-04-14T09:30',
    insured: true,
    state: 'lent',
  },
  {
    id: 2,
    device: 'Projector',
    price: 640,
    bought: '2022-11-21',
    lent: '2025-04-16T14:00',
    insured: false,
    state: 'lent',
  },
  {
    id: 3,
    device: 'Camera',
    price: 880,
    bought: '2023-06-05',
    lent: null,
    insured: true,
    state: 'free',
  },
];
type Device = (typeof DEVICES)[number];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(DEVICES);

  const columns = React.useMemo<GridColDef<Device>[]>(
    () => [
      { field: 'device', headerName: 'string', width: 120 },
      { field: 'price', headerName: 'number', type: 'number' },
      {
        field: 'bought',
        headerName: 'date',
        type: 'date',
        width: 110,
        valueGetter: (value?: string) => value && new Date(`${value}T00:00`),
      },
      {
        field: 'lent',
        headerName: 'dateTime',
        type: 'dateTime',
        width: 180,
        valueGetter: (value: string | null) => value && new Date(value),
      },
      { field: 'insured', headerName: 'boolean', type: 'boolean' },
      {
        field: 'state',
        headerName: 'singleSelect',
        type: 'singleSelect',
        width: 130,
        valueOptions: [
          { value: 'free', label: 'Available' },
          { value: 'lent', label: 'On loan' },
        ],
      },
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<GridDeleteIcon />}
            label={`Delete ${row.device}`}
            onClick={() => setRows((prev) => prev.filter((r) => r.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Devices" rows={rows} columns={columns} />
    </div>
  );
}
