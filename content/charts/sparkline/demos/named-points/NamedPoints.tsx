import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), daily highs in November 2015.
const highs = [10, 11.1, 11.1, 11.1, 13.3, 9.4, 8.9];
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  timeZone: 'UTC',
});
const xAxis = {
  scaleType: 'point' as const,
  data: highs.map((_, index) => new Date(Date.UTC(2015, 10, 9 + index))),
  valueFormatter: (day: Date) => dayFormat.format(day),
};

export default function NamedPoints() {
  return (
    <div style={{ width: '100%', maxWidth: 280 }}>
      <SparkLineChart
        aria-label="Daily high temperature in Seattle, November 9 to 15, 2015"
        data={highs}
        height={80}
        xAxis={xAxis}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} °C`}
      />
    </div>
  );
}
