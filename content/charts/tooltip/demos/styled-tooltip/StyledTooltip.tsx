import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

// Invented numbers.
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { label: 'Online', data: [34, 41, 38, 52] },
  { label: 'Stores', data: [29, 27, 30, 36] },
];

export default function StyledTooltip() {
  return (
    <BarChart
      aria-label="Orders by quarter and channel, in thousands"
      height={300}
      xAxis={xAxis}
      series={series}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              bgcolor: '#263238',
              color: '#fff',
            },
            [`& .${chartsTooltipClasses.labelCell}`]: { color: '#cfd8dc' },
            [`& .${chartsTooltipClasses.cell}.${chartsTooltipClasses.valueCell}`]:
              {
                color: '#fff',
                fontSize: 20,
              },
          },
        },
      }}
    />
  );
}
