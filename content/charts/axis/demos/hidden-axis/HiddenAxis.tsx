import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ position: 'none' as const }];
const series = [
  { label: 'Deliveries', color: '#1565c0', data: [31, 44, 29, 52, 47] },
];

export default function HiddenAxis() {
  return (
    <BarChart
      aria-label="Deliveries by weekday"
      height={260}
      hideLegend
      barLabel="value"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white' } }}
    />
  );
}
