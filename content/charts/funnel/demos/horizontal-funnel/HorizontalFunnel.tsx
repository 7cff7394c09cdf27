import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    layout: 'horizontal' as const,
    data: [{ value: 1500 }, { value: 980 }, { value: 720 }, { value: 310 }],
  },
];
const categories = ['Install', 'Open', 'Register', 'Return'];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      aria-label="App users by stage"
      height={240}
      series={series}
      categoryAxis={{ categories, disableLine: true, disableTicks: true }}
    />
  );
}
