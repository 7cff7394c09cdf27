import { BarChart } from '@mui/x-charts/BarChart';

export default function OrdersPerDay() {
  return (
    <BarChart
      height={266}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { label: 'Shop', data: [31, 44, 29, 52, 47] },
        { label: 'Phone', data: [12, 9, 15, 11, 18] },
      ]}
    />
  );
}
