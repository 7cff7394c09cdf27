import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    links: [
      { source: 'Farm', target: 'Market', value: 34 },
      { source: 'Farm', target: 'Cannery', value: 22 },
      { source: 'Orchard', target: 'Market', value: 18 },
      { source: 'Orchard', target: 'Cider press', value: 27 },
      { source: 'Cannery', target: 'Shops', value: 22 },
      { source: 'Cider press', target: 'Shops', value: 27 },
    ],
  },
  nodeOptions: {
    color: '#00897b',
    width: 8,
    padding: 28,
    showLabels: true,
  },
};

export default function NodeStyle() {
  return (
    <SankeyChart
      aria-label="Harvest from farms to shops"
      direction="ltr"
      height={300}
      series={series}
    />
  );
}
