import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function App() {
  return (
    <BarChart
      aria-label="Containers unloaded and loaded by quarter"
      height={320}
      xAxis={[{ data: quarters, label: 'Quarter' }]}
      yAxis={[{ label: 'Containers (thousands)', width: 60 }]}
      series={[
        { label: 'Unloaded', data: [42, 55, 61, 38] },
        { label: 'Loaded', data: [35, 47, 58, 44] },
      ]}
    />
  );
}
