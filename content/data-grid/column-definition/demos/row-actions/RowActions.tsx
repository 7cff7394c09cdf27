import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  GridDeleteIcon,
  type GridColDef,
} from '@mui/x-data-grid';

const SEEDS = [
  { id: 1, seed: 'Carrot' },
  { id: 2, seed: 'Leek' },
  { id: 3, seed: 'Radish' },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(SEEDS);

  const columns = React.useMemo<GridColDef<(typeof SEEDS)[number]>[]>(
    () => [
      { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<GridDeleteIcon />}
            label={`Delete ${row.seed}`}
            onClick={() => setRows((prev) => prev.filter((r) => r.id !== id))}
          />,
          <GridActionsCellItem
            key="top"
            showInMenu
            label="Move to top"
            onClick={() =>
              setRows((prev) => [row, ...prev.filter((r) => r.id !== id)])
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Seeds" rows={rows} columns={columns} />
    </div>
  );
}
