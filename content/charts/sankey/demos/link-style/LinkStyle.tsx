import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    links: [
      { source: 'Income', target: 'Rent', value: 1200 },
      { source: 'Income', target: 'Food', value: 640 },
      { source: 'Income', target: 'Savings', value: 900, color: '#2e7d32' },
      { source: 'Savings', target: 'Travel', value: 300, color: '#2e7d32' },
      { source: 'Savings', target: 'Reserve', value: 600, color: '#2e7d32' },
    ],
  },
  linkOptions: {
    color: '#90a4ae',
    opacity: 0.5,
    showValues: true,
  },
};

export default function LinkStyle() {
  return (
    <SankeyChart
      aria-label="Monthly income and expenses"
      direction="ltr"
      height={320}
      series={series}
    />
  );
}
