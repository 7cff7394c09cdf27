import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={`Progress of ${row.parcel}`}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      {formattedValue}
    </Box>
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
      <div style={{ height: 330, width: '100%' }}>
        <DataGrid label="Parcels" rows={rows} columns={columns} />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        Last opened: {opened}
      </Typography>
    </div>
  );
}
