import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), 2015.
const highs = [
  10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4,
];
const rain = [93, 134, 114, 52, 15, 6, 2, 83, 21, 122, 213, 285];

export default function InteractiveSparklines() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SparkLineChart
        aria-label="Average high temperature in Seattle by month, 2015"
        data={highs}
        height={80}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} °C`}
      />
      <SparkLineChart
        aria-label="Rain in Seattle by month, 2015"
        plotType="bar"
        data={rain}
        height={80}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} mm`}
      />
    </Stack>
  );
}
