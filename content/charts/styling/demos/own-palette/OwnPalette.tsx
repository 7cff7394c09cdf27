import type { ChartsColorPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const brandColors: ChartsColorPalette = (mode) =>
  mode === 'dark'
    ? ['#80cbc4', '#ffab91', '#ce93d8', '#e6ee9c']
    : ['#00695c', '#d84315', '#6a1b9a', '#827717'];

const series = [
  {
    data: [
      { id: 'web', label: 'Web', value: 46 },
      { id: 'mobile', label: 'Mobile', value: 31 },
      { id: 'store', label: 'Store', value: 15 },
      { id: 'phone', label: 'Phone', value: 8 },
    ],
  },
];

export default function OwnPalette() {
  return (
    <PieChart
      aria-label="Orders by channel, in percent"
      height={220}
      colors={brandColors}
      series={series}
    />
  );
}
