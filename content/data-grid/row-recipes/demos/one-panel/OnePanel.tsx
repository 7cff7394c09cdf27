import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 90 },
];

const rows = [
  {
    id: 1,
    course: 'Bookbinding',
    weeks: 4,
    about: 'Sew and bind a notebook. Tools and paper are included.',
  },
  {
    id: 2,
    course: 'Bread baking',
    weeks: 3,
    about: 'Sourdough from starter to crust, in groups of six.',
  },
  {
    id: 3,
    course: 'Drawing basics',
    weeks: 8,
    about: 'Line, light and proportion. No experience needed.',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.about}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OnePanel() {
  const [expandedIds, setExpandedIds] = React.useState<Set<GridRowId>>(
    () => new Set([1]),
  );

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Courses"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedIds}
        onDetailPanelExpandedRowIdsChange={(ids) =>
          // The id of the panel that was just opened is last in the set.
          setExpandedIds(new Set([...ids].slice(-1)))
        }
      />
    </Box>
  );
}
