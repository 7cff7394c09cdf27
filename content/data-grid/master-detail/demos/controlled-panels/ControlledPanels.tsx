import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  name: string;
  kilometers: number;
  notes: string;
}

const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'kilometers', headerName: 'km', type: 'number', width: 90 },
];

const trails: Trail[] = [
  {
    id: 1,
    name: 'Lake loop',
    kilometers: 7.5,
    notes: 'Flat and shaded. Swimming is allowed at the east shore.',
  },
  {
    id: 2,
    name: 'North ridge',
    kilometers: 14,
    notes: 'Exposed for the last hour. No water after the hut.',
  },
  {
    id: 3,
    name: 'Old railway',
    kilometers: 22,
    notes: 'Two tunnels; bring a headlamp. Suitable for bicycles.',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Trail>) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.notes}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function ControlledPanels() {
  const [expandedIds, setExpandedIds] = React.useState<Set<GridRowId>>(
    () => new Set([2]),
  );

  const collapse = (id: GridRowId) => {
    const next = new Set(expandedIds);
    next.delete(id);
    setExpandedIds(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2, minHeight: 32 }}
      >
        {trails
          .filter(({ id }) => expandedIds.has(id))
          .map(({ id, name }) => (
            <Chip key={id} label={name} onDelete={() => collapse(id)} />
          ))}
      </Stack>
      <Box sx={{ height: 424 }}>
        <DataGridPro
          label="Trails"
          rows={trails}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedIds}
          onDetailPanelExpandedRowIdsChange={setExpandedIds}
        />
      </Box>
    </Box>
  );
}
