import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { day: 'Mon', train: 42, bus: 27, bike: 18 },
  { day: 'Tue', train: 45, bus: 25, bike: 21 },
  { day: 'Wed', train: 39, bus: 30, bike: 24 },
  { day: 'Thu', train: 44, bus: 26, bike: 22 },
  { day: 'Fri', train: 31, bus: 19, bike: 29 },
];

const withShare = (
  value: number | null,
  { dataIndex }: { dataIndex: number },
) => {
  const day = dataset[dataIndex];
  if (value === null || !day) return null;
  return `${value} (${Math.round((100 * value) / (day.train + day.bus + day.bike))}%)`;
};

const xAxis = [{ dataKey: 'day' }];
const series = [
  {
    dataKey: 'train',
    label: 'Train',
    stack: 'mode',
    valueFormatter: withShare,
  },
  { dataKey: 'bus', label: 'Bus', stack: 'mode', valueFormatter: withShare },
  { dataKey: 'bike', label: 'Bike', stack: 'mode', valueFormatter: withShare },
];

export default function StackedBars() {
  return (
    <BarChart
      aria-label="Commuters by weekday and mode of transportation"
      height={300}
      dataset={dataset}
      xAxis={xAxis}
      series={series}
    />
  );
}
