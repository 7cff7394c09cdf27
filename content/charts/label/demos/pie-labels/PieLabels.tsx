import {
  PieChart,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

type Location = 'arc' | 'legend' | 'tooltip';

const label = (code: string, name: string) => (location: Location) =>
  ({ arc: code, legend: name, tooltip: `${name} (${code})` })[location];

const series: PieSeries[] = [
  {
    arcLabel: 'label',
    data: [
      { value: 46, label: label('SEA', 'Seattle'), color: '#90caf9' },
      { value: 31, label: label('JFK', 'New York'), color: '#ffcc80' },
      { value: 23, label: label('ORD', 'Chicago'), color: '#a5d6a7' },
    ],
    valueFormatter: ({ value }) => `${value} flights`,
  },
];

export default function PieLabels() {
  return (
    <PieChart
      aria-label="Flights by airport"
      width={220}
      height={220}
      series={series}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a' } }}
    />
  );
}
