import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { XAxis } from '@mui/x-charts-pro/models';

// Source: vega-datasets, stocks.csv. Monthly price of AMZN in US dollars.
const prices = [
  65, 69, 67, 55, 48, 36, 30, 42, 38, 37, 25, 16, 17, 10, 10, 16, 17, 14, 12, 9,
  6, 7, 11, 11, 14, 14, 14, 17, 18, 16, 14, 15, 16, 19, 23, 19, 22, 22, 26, 29,
  36, 36, 42, 46, 48, 54, 54, 53, 50, 43, 43, 44, 48, 54, 39, 38, 41, 34, 40,
  44, 43, 35, 34, 32, 36, 33, 45, 43, 45, 40, 48, 47, 45, 37, 37, 35, 35, 39,
  27, 31, 32, 38, 40, 39, 38, 39, 40, 61, 69, 68, 79, 80, 93, 89, 91, 93, 78,
  64, 71, 79, 82, 73, 76, 81, 73, 57, 43, 51, 59, 65, 73, 81, 78, 84, 86, 81,
  93, 119, 136, 135, 125,
];
const months = prices.map((_, index) => new Date(Date.UTC(2000, index, 1)));
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function timeAxis(filterMode: 'keep' | 'discard'): XAxis<'utc', Date>[] {
  return [
    {
      id: 'months',
      scaleType: 'utc',
      data: months,
      tickNumber: 5,
      valueFormatter: (month) => monthFormat.format(month),
      zoom: { filterMode },
    },
  ];
}

const axes = { keep: timeAxis('keep'), discard: timeAxis('discard') };
const series = [{ data: prices, showMark: false }];
const initialZoom = [{ axisId: 'months', start: 10, end: 40 }];

export default function FilterModes() {
  return (
    <Box sx={{ width: '100%' }}>
      {(['keep', 'discard'] as const).map((mode) => (
        <Box key={mode}>
          <Typography variant="subtitle2">filterMode: '{mode}'</Typography>
          <LineChartPro
            aria-label={`Price of a share, with filterMode ${mode}`}
            height={220}
            margin={{ right: 36 }}
            xAxis={axes[mode]}
            series={series}
            initialZoom={initialZoom}
          />
        </Box>
      ))}
    </Box>
  );
}
