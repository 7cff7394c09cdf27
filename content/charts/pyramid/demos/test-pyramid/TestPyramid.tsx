import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const series: FunnelSeries[] = [
  {
    curve: 'pyramid',
    data: [
      { value: 40, label: 'End-to-end tests' },
      { value: 300, label: 'Integration tests' },
      { value: 1200, label: 'Unit tests' },
    ],
  },
];

export default function TestPyramid() {
  return (
    <FunnelChart
      aria-label="Automated tests by kind: 40 end-to-end, 300 integration and 1,200 unit tests"
      height={300}
      series={series}
    />
  );
}
