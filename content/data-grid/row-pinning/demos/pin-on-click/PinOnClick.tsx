import * as React from 'react';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const cities = [
  { id: 1, city: 'Lisbon', temperature: 24 },
  { id: 2, city: 'Oslo', temperature: 15 },
  { id: 3, city: 'Nairobi', temperature: 22 },
  { id: 4, city: 'Osaka', temperature: 29 },
  { id: 5, city: 'Toronto', temperature: 19 },
];

const star = (
  <SvgIcon>
    <path d="m12 3 2.6 6 6.4.5-4.9 4.2 1.6 6.3-5.7-3.4L6.3 20l1.6-6.3L3 9.5 9.4 9z" />
  </SvgIcon>
);

export default function PinOnClick() {
  const [pinnedIds, setPinnedIds] = React.useState<GridRowId[]>([4]);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
      { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 70,
        getActions: ({ id }) => {
          const isPinned = pinnedIds.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={star}
              label={isPinned ? 'Unpin' : 'Pin'}
              color={isPinned ? 'primary' : 'inherit'}
              onClick={() =>
                setPinnedIds((ids) =>
                  isPinned ? ids.filter((one) => one !== id) : [...ids, id],
                )
              }
            />,
          ];
        },
      },
    ],
    [pinnedIds],
  );

  const { rows, pinnedRows } = React.useMemo(
    () => ({
      rows: cities.filter(({ id }) => !pinnedIds.includes(id)),
      pinnedRows: { top: cities.filter(({ id }) => pinnedIds.includes(id)) },
    }),
    [pinnedIds],
  );

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Weather"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
