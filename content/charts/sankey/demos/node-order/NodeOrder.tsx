import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

const series: SankeySeries = {
  data: {
    links: [
      { source: 'Budget', target: 'Parks', value: 12 },
      { source: 'Budget', target: 'Schools', value: 48 },
      { source: 'Budget', target: 'Roads', value: 27 },
      { source: 'Budget', target: 'Libraries', value: 8 },
      { source: 'Budget', target: 'Hospitals', value: 35 },
    ],
  },
  nodeOptions: {
    sort: (a, b) => b.value - a.value,
  },
};

export default function NodeOrder() {
  return (
    <SankeyChart
      aria-label="City budget by department, largest first"
      direction="ltr"
      height={300}
      series={series}
    />
  );
}
