import {
  PieChart,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

// Source: vega-datasets, seattle-weather.csv (NOAA). Days in 2012–2015.
const series: PieSeries[] = [
  {
    arcLabel: 'value',
    arcLabelMinAngle: 10,
    arcLabelRadius: '75%',
    data: [
      { value: 641, label: 'Rain', color: '#90caf9' },
      { value: 640, label: 'Sun', color: '#ffe082' },
      { value: 101, label: 'Fog', color: '#cfd8dc' },
      { value: 53, label: 'Drizzle', color: '#80deea' },
      { value: 26, label: 'Snow', color: '#b39ddb' },
    ],
  },
];

export default function SliceLabels() {
  return (
    <PieChart
      aria-label="Days in Seattle by weather, 2012 to 2015"
      width={220}
      height={220}
      series={series}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a', fontSize: 13 },
      }}
    />
  );
}
