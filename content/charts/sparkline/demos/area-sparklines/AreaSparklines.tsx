import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), rain by month in 2015, in mm.
const rain = [93, 134, 114, 52, 15, 6, 2, 83, 21, 122, 213, 285];

export default function AreaSparklines() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SparkLineChart
        aria-label="Rain in Seattle by month, 2015, straight lines"
        data={rain}
        height={72}
        area
      />
      <SparkLineChart
        aria-label="Rain in Seattle by month, 2015, smooth line"
        data={rain}
        height={72}
        area
        curve="monotoneX"
      />
    </Stack>
  );
}
