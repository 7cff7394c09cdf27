import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, stocks.csv. Prices on January 1, in USD.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2006', '2007', '2008', '2009', '2010'],
  },
];
const series = [
  { label: 'Amazon', data: [44.82, 37.67, 77.7, 58.82, 125.41] },
  { label: 'Apple', data: [75.51, 85.73, 135.36, 90.13, 192.06] },
];

function LatestValues() {
  const { items } = useLegend();
  const lines = useLineSeries();

  return (
    <Stack component="ul" direction="row" spacing={4} sx={{ p: 0, m: 1 }}>
      {items.map(({ id, label, color, markType }) => {
        const line = lines.find((item) => item.id === id);

        return (
          <Stack key={id} component="li" direction="row" spacing={1}>
            <ChartsLabelMark type={markType} color={color} />
            <Typography variant="body2">
              {label} <b>{line?.data.at(-1)?.toFixed(2)}</b>
            </Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}

export default function CustomLegend() {
  return (
    <LineChart
      aria-label="Stock prices on January 1, in USD"
      height={300}
      xAxis={xAxis}
      series={series}
      slots={{ legend: LatestValues }}
    />
  );
}
