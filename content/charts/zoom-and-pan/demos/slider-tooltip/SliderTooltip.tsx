import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { XAxis } from '@mui/x-charts-pro/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), weekly sums of 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 8, 30, 2, 49, 6, 2, 6, 2, 10, 35, 4, 19, 81, 27, 146,
  12, 15, 137, 32, 83, 18,
];

const weeks = rain.map((_, index) => index + 1);
const firstDay = Date.UTC(2015, 0, 1);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const xAxis: XAxis<'band', number>[] = [
  {
    id: 'weeks',
    scaleType: 'band',
    data: weeks,
    valueFormatter: (week, { location }) => {
      const weekStart = dayFormat.format(firstDay + (week - 1) * WEEK_MS);
      return location === 'zoom-slider-tooltip' ? weekStart : `${week}`;
    },
    label: 'Week of 2015',
    zoom: { slider: { enabled: true, showTooltip: 'always' } },
  },
];
const series = [{ data: rain }];
const initialZoom = [{ axisId: 'weeks', start: 30, end: 80 }];

export default function SliderTooltip() {
  return (
    <BarChartPro
      aria-label="Weekly rain in Seattle in 2015, in millimeters"
      height={340}
      xAxis={xAxis}
      series={series}
      initialZoom={initialZoom}
      margin={{ bottom: 48 }}
    />
  );
}
