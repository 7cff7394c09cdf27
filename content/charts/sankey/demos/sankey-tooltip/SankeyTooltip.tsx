import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts-pro/ChartsTooltip';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    links: [
      { source: 'Dam', target: 'City', value: 320 },
      { source: 'Dam', target: 'Farms', value: 410 },
      { source: 'Springs', target: 'City', value: 95 },
    ],
  },
};

function UnitTooltip() {
  const item = useItemTooltip<'sankey'>();
  if (!item) return null;
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1 }}>
      <Typography variant="body2">
        {item.label} {item.formattedValue} million liters
      </Typography>
    </Paper>
  );
}

function Tooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <UnitTooltip />
    </ChartsTooltipContainer>
  );
}

export default function SankeyTooltip() {
  return (
    <SankeyChart
      aria-label="Water from sources to consumers"
      direction="ltr"
      height={260}
      series={series}
      slots={{ tooltip: Tooltip }}
    />
  );
}
