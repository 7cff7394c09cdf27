import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const yAxis = [{ min: 0, label: 'Orders' }];
const series = [
  { id: 'actual', label: 'Actual', data: [84, 91, 88, 102, 110, 117] },
  { id: 'plan', label: 'Plan', data: [80, 86, 92, 98, 104, 110] },
];

export default function SeriesStyle() {
  return (
    <LineChart
      aria-label="Orders by month, actual and planned"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={{
        legend: {
          sx: {
            '& li[data-series="plan"]': {
              fontStyle: 'italic',
              textDecoration: 'underline dashed',
              textUnderlineOffset: '4px',
            },
          },
        },
      }}
      sx={{ '& path[data-series="plan"]': { strokeDasharray: '8 4' } }}
    />
  );
}
