import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    nodes: [
      { id: 'ads', label: 'Ads', color: '#5c6bc0' },
      { id: 'mail', label: 'Newsletter', color: '#26a69a' },
      { id: 'trial', label: 'Trial', color: '#ffa726' },
      { id: 'paid', label: 'Customer', color: '#66bb6a' },
      { id: 'lost', label: 'Churned', color: '#ef5350' },
    ],
    links: [
      { source: 'ads', target: 'trial', value: 640 },
      { source: 'mail', target: 'trial', value: 380 },
      { source: 'trial', target: 'paid', value: 430 },
      { source: 'trial', target: 'lost', value: 590 },
    ],
  },
};

export default function NamedNodes() {
  return (
    <SankeyChart
      aria-label="Users from first contact to purchase"
      direction="ltr"
      height={300}
      series={series}
    />
  );
}
