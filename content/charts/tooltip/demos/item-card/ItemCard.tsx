import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). GWh in 2017.
const data = [
  { value: 29329, label: 'Fossil fuels' },
  { value: 21933, label: 'Renewables' },
  { value: 5214, label: 'Nuclear' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);
const series = [
  {
    data,
    valueFormatter: ({ value }: { value: number }) =>
      `${value.toLocaleString('en-US')} GWh`,
  },
];

function SliceCard(props: ChartsTooltipProps) {
  const item = useItemTooltip<'pie'>();

  return (
    <ChartsTooltipContainer {...props}>
      {item && (
        <Paper
          elevation={3}
          sx={{ borderLeft: `6px solid ${item.color}`, px: 2, py: 1 }}
        >
          <Typography variant="subtitle2">{item.label}</Typography>
          <Typography variant="h6">
            {Math.round((item.value.value / total) * 100)}%
          </Typography>
          <Typography variant="body2">{item.formattedValue}</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function ItemCard() {
  return (
    <PieChart
      aria-label="Electricity generated in Iowa in 2017, by source"
      width={240}
      height={220}
      series={series}
      slots={{ tooltip: SliceCard }}
    />
  );
}
