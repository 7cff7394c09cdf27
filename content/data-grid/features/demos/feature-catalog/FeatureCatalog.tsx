import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { features, type Feature } from './features';

const plans = ['Community', 'Pro', 'Premium'];

const columns: GridColDef<Feature>[] = [
  { field: 'name', headerName: 'Feature', flex: 1, minWidth: 150 },
  { field: 'area', headerName: 'Area', width: 190 },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: plans,
    width: 120,
    sortComparator: (a, b) => plans.indexOf(a) - plans.indexOf(b),
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Feature>) => (
  <Box sx={{ px: 3, py: 2 }}>
    <Typography variant="body2">{row.note}</Typography>
    <Typography variant="body2">
      In code: <code>{row.use}</code>
    </Typography>
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

// Groups have no details.
const sx = {
  '& .MuiDataGrid-detailPanelToggleCell.Mui-disabled': { visibility: 'hidden' },
};
export default function FeatureCatalog() {
  const apiRef = useGridApiRef();
  const [plan, setPlan] = React.useState('All');
  const initialState = useKeepGroupedColumnsHidden({ apiRef });

  const rows = React.useMemo(
    () => features.filter((one) => plan === 'All' || one.plan === plan),
    [plan],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Plan"
          value={plan}
          onChange={(_, value) => value && setPlan(value)}
        >
          {['All', ...plans].map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Group by plan"
          control={
            <Switch
              onChange={(event) =>
                apiRef.current?.setRowGroupingModel(
                  event.target.checked ? ['plan'] : [],
                )
              }
            />
          }
        />
      </Stack>
      <Box sx={{ height: 526 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Data Grid features"
          rows={rows}
          columns={columns}
          initialState={initialState}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          defaultGroupingExpansionDepth={-1}
          disableRowSelectionOnClick
          sx={sx}
          showToolbar
        />
      </Box>
    </Box>
  );
}
