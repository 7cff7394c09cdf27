import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', width: 180 },
  { field: 'client', headerName: 'Client', width: 240 },
  { field: 'lead', headerName: 'Lead', width: 240 },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 220 },
  { field: 'status', headerName: 'Status', width: 180 },
];

const rows = [
  {
    id: 1,
    project: 'New website',
    client: 'Alder & Co',
    lead: 'Ines',
    budget: 42000,
    status: 'On track',
  },
  {
    id: 2,
    project: 'Store app',
    client: 'Delta Works',
    lead: 'Tom',
    budget: 88000,
    status: 'Late',
  },
  {
    id: 3,
    project: 'Rebranding',
    client: 'Fjord Design',
    lead: 'Anna',
    budget: 19500,
    status: 'Done',
  },
];

const NO_PINNED_COLUMNS: GridPinnedColumnFields = {};

export default function UnpinOnSmallScreens() {
  const isSmall = useMediaQuery('(max-width: 600px)');
  const [pinnedColumns, setPinnedColumns] =
    React.useState<GridPinnedColumnFields>({
      left: ['project'],
      right: ['status'],
    });

  return (
    <div style={{ height: 284, width: '100%' }}>
      <DataGridPro
        label="Projects"
        rows={rows}
        columns={columns}
        pinnedColumns={isSmall ? NO_PINNED_COLUMNS : pinnedColumns}
        onPinnedColumnsChange={setPinnedColumns}
        disableColumnPinning={isSmall}
      />
    </div>
  );
}
