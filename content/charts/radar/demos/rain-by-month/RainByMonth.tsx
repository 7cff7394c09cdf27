import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 180,
  metrics: [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ],
};
const formatRain = (value: number) => `${value} mm`;

// Source: vega-datasets, weather.csv (NOAA). Averages of 2012–2015.
const series = [
  {
    label: 'Seattle',
    data: [117, 106, 152, 94, 52, 33, 12, 41, 59, 126, 161, 156],
    valueFormatter: formatRain,
  },
  {
    label: 'New York',
    data: [82, 70, 80, 85, 96, 142, 70, 93, 63, 66, 62, 135],
    valueFormatter: formatRain,
  },
];

export default function RainByMonth() {
  return (
    <RadarChart
      aria-label="Rain and snow by month in Seattle and New York"
      height={340}
      radar={radar}
      series={series}
    />
  );
}
