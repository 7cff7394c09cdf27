import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import CommunityGrid, { type GridProps } from './CommunityGrid';
import { createSales } from './sales';

const ROWS = 100_000;
const ROWS_PER_TASK = 5_000;
const firstRows = createSales(0, ROWS_PER_TASK);

type Plan = 'Community' | 'Pro' | 'Premium';

const switches = [
  { name: 'Editing', plan: 'Community' },
  { name: 'Pinning', plan: 'Pro' },
  { name: 'Grouping', plan: 'Premium' },
  { name: 'Aggregation', plan: 'Premium' },
] as const;
type Name = (typeof switches)[number]['name'];
type Grid = React.ComponentType<GridProps>;

const tints = {
  Pro: 'color-mix(in srgb, slateblue 22%, transparent)',
  Premium: 'color-mix(in srgb, orange 28%, transparent)',
};

// The grids of the other plans are loaded when a switch needs them.
const grids: Record<Plan, () => Promise<Grid>> = {
  Community: async () => CommunityGrid,
  Pro: async () => (await import('./ProGrid')).default,
  Premium: async () => (await import('./PremiumGrid')).default,
};

function planFor(names: readonly Name[]): Plan {
  const plans = switches
    .filter(({ name }) => names.includes(name))
    .map(({ plan }) => plan);
  if (plans.includes('Premium')) return 'Premium';
  return plans.includes('Pro') ? 'Pro' : 'Community';
}

/** Creates the rows in short tasks, so that the page stays responsive. */
function useSales() {
  const [rows, setRows] = React.useState(firstRows);
  React.useEffect(() => {
    const all = [...firstRows];
    let timer = setTimeout(function add() {
      all.push(...createSales(all.length, all.length + ROWS_PER_TASK));
      if (all.length < ROWS) timer = setTimeout(add);
      else setRows(all);
    });
    return () => clearTimeout(timer);
  }, []);
  return rows;
}

export default function HundredThousandRows() {
  const rows = useSales();
  const [chosen, setChosen] = React.useState<readonly Name[]>(['Editing']);
  const [names, setNames] = React.useState(chosen);
  const [Grid, setGrid] = React.useState<Grid>(() => CommunityGrid);
  const [failed, setFailed] = React.useState<Plan>();
  const latest = React.useRef(chosen);

  async function toggle(name: Name) {
    const wanted = chosen.includes(name)
      ? chosen.filter((other) => other !== name)
      : [...chosen, name];
    latest.current = wanted;
    setChosen(wanted);
    setFailed(undefined);
    try {
      const Loaded = await grids[planFor(wanted)]();
      if (latest.current !== wanted) return;
      setGrid(() => Loaded);
      setNames(wanted);
    } catch {
      if (latest.current !== wanted) return;
      setChosen(names);
      setFailed(planFor(wanted));
    }
  }

  const plan = planFor(chosen);
  const count = rows.length.toLocaleString('en-US');

  function caption() {
    if (failed) return `The ${failed} grid could not be loaded. Try again.`;
    if (plan !== planFor(names)) return `Loading the ${plan} grid…`;
    if (plan === 'Community') return `DataGrid: ${count} rows, 100 per page`;
    return `DataGrid${plan}: ${count} rows to scroll, without pages`;
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', rowGap: 1, ml: 1, mb: 1.5 }}
      >
        {switches.map(({ name, plan: needed }) => (
          <FormControlLabel
            key={name}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
            }
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {name}
                {needed !== 'Community' && (
                  <Chip
                    size="small"
                    label={needed}
                    sx={{ height: 20, borderRadius: 1, bgcolor: tints[needed] }}
                  />
                )}
              </Box>
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 540 }}>
        <Grid
          rows={rows}
          isEditing={names.includes('Editing')}
          isPinning={names.includes('Pinning')}
          isGrouping={names.includes('Grouping')}
          isAggregating={names.includes('Aggregation')}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {caption()}
      </Typography>
    </Box>
  );
}
