import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    curve: 'step' as const,
    data: [{ value: 900 }, { value: 500 }, { value: 300 }, { value: 200 }],
  },
];
const categories = ['Seen', 'Opened', 'Clicked', 'Bought'];

export default function LinearSections() {
  return (
    <FunnelChart
      aria-label="Newsletter readers by action"
      height={320}
      series={series}
      categoryAxis={{ categories, size: 70, scaleType: 'linear' }}
    />
  );
}
