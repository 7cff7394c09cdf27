import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Parcel {
  id: number;
  parcel: string;
  progress: number;
}

const rows: Parcel[] = [
  { id: 1, parcel: 'PX-1042', progress: 0.2 },
  { id: 2, parcel: 'PX-1057', progress: 0.85 },
  { id: 3, parcel: 'PX-1061', progress: 0.55 },
  { id: 4, parcel: 'PX-1078', progress: 1 },
];

function ProgressCell({
  value = 0,
  formattedValue,
  row,
}: GridRenderCellParams<Parcel, number, string>) {
  return (
    <div className="flex w-full items-center gap-2">
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={`Progress of ${row.parcel}`}
        className="h-2 flex-1 rounded"
      />
      {formattedValue}
    </div>
  );
}

export default function DeliveryProgress() {
  const [opened, setOpened] = React.useState('none');

  const columns = React.useMemo<GridColDef<Parcel>[]>(
    () => [
      { field: 'parcel', headerName: 'Parcel', width: 110 },
      {
        field: 'progress',
        headerName: 'Progress',
        type: 'number',
        display: 'flex',
        flex: 1,
        minWidth: 160,
        valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
        renderCell: (params) => <ProgressCell {...params} />,
      },
      {
        field: 'open',
        headerName: 'Details',
        sortable: false,
        filterable: false,
        disableExport: true,
        display: 'flex',
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Open ${row.parcel}`}
            onClick={() => setOpened(row.parcel)}
          >
            Open
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div>
      <div className="h-[330px] w-full">
        <DataGrid label="Parcels" rows={rows} columns={columns} />
      </div>
      <p role="status" className="mt-4 mb-0 text-sm">
        Last opened: {opened}
      </p>
    </div>
  );
}
