import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  ...months.map((month, index): GridColDef => ({
    field: month,
    headerName: `${month} (mm)`,
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.rain[index],
  })),
];

const rows = [
  {
    id: 1,
    station: 'Harbor',
    rain: [88, 71, 64, 40, 33, 21, 12, 18],
    note: 'The gauge was replaced on April 2. Readings before that date are about 3% too low.',
  },
  {
    id: 2,
    station: 'Hill',
    rain: [121, 96, 83, 61, 52, 40, 27, 30],
    note: 'Snow is melted and counted as rain.',
  },
];

function FullWidth({ children }: React.PropsWithChildren) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{ position: 'sticky', left: 0, width: viewportInnerSize.width, p: 2 }}
    >
      {children}
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <FullWidth>
    <Typography variant="body2">{row.note}</Typography>
  </FullWidth>
);

const getDetailPanelHeight = () => 'auto' as const;

const initialState = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
  detailPanel: { expandedRowIds: new Set([1]) },
};

export default function StickyPanel() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Rainfall"
        rows={rows}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
