import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    data: [
      { value: 4800, label: 'Visited pricing' },
      { value: 2700, label: 'Created an account' },
      { value: 1500, label: 'Started a trial' },
      { value: 620, label: 'Bought a plan' },
    ],
  },
];

export default function SignupFunnel() {
  return (
    <FunnelChart
      aria-label="People who remain after each step from pricing page to purchase"
      height={300}
      series={series}
    />
  );
}
