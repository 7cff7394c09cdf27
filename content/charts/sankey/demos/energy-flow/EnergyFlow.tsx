import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    links: [
      { source: 'Wind', target: 'Grid', value: 46 },
      { source: 'Solar', target: 'Grid', value: 31 },
      { source: 'Gas', target: 'Grid', value: 22 },
      { source: 'Gas', target: 'Heating', value: 18 },
      { source: 'Grid', target: 'Homes', value: 41 },
      { source: 'Grid', target: 'Industry', value: 38 },
      { source: 'Grid', target: 'Trains', value: 20 },
      { source: 'Heating', target: 'Homes', value: 18 },
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
