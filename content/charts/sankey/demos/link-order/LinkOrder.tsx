import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

const series: SankeySeries = {
  data: {
    links: [
      { source: 'Depot A', color: '#1e88e5', target: 'North', value: 18 },
      { source: 'Depot A', color: '#1e88e5', target: 'South', value: 9 },
      { source: 'Depot B', color: '#fb8c00', target: 'North', value: 7 },
      { source: 'Depot B', color: '#fb8c00', target: 'South', value: 21 },
      { source: 'Depot C', color: '#43a047', target: 'North', value: 12 },
      { source: 'Depot C', color: '#43a047', target: 'South', value: 15 },
    ],
  },
  linkOptions: {
    sort: (a, b) => b.value - a.value,
  },
};

export default function LinkOrder() {
  return (
    <SankeyChart
      aria-label="Deliveries from depots to regions"
      direction="ltr"
      height={300}
      series={series}
    />
  );
}
