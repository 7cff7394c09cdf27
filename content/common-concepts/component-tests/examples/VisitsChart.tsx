import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

interface VisitsChartProps extends Pick<BarChartProps, 'width'> {
  onDayClick?: (day: string) => void;
}

const days = ['Mon', 'Tue', 'Wed'];

export function VisitsChart({ onDayClick, ...props }: VisitsChartProps) {
  return (
    <BarChart
      {...props}
      height={300}
      xAxis={[{ data: days }]}
      series={[{ label: 'Visits', data: [120, 80, 160] }]}
      onItemClick={(_, { dataIndex }) => onDayClick?.(days[dataIndex] ?? '')}
    />
  );
}
