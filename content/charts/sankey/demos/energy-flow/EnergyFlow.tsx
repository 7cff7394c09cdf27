import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    nodes: [
      { id: 'Wind', color: '#0097a7' },
      { id: 'Solar', color: '#f9a825' },
      { id: 'Gas', color: '#8d6e63' },
      { id: 'Grid', color: '#3f51b5' },
      { id: 'Heating', color: '#e64a19' },
    ],
    links: [
      { source: 'Wind', target: 'Grid', value: 46, color: '#0097a7' },
      { source: 'Solar', target: 'Grid', value: 31, color: '#f9a825' },
      { source: 'Gas', target: 'Grid', value: 22, color: '#8d6e63' },
      { source: 'Gas', target: 'Heating', value: 18, color: '#8d6e63' },
      { source: 'Grid', target: 'Homes', value: 41, color: '#3f51b5' },
      { source: 'Grid', target: 'Industry', value: 38, color: '#3f51b5' },
      { source: 'Grid', target: 'Trains', value: 20, color: '#3f51b5' },
      { source: 'Heating', target: 'Homes', value: 18, color: '#e64a19' },
    ],
  },
};

export default function EnergyFlow() {
  return (
    <SankeyChart
      aria-label="Energy from sources to consumers"
      direction="ltr"
      height={320}
      series={series}
    />
  );
}
