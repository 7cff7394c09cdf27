import {
  FunnelChart,
  type FunnelSeries,
  type FunnelValueType,
} from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 3200, label: 'Search' },
  { value: 1760, label: 'Product page' },
  { value: 640, label: 'Cart' },
  { value: 290, label: 'Order' },
];
const first = steps[0]?.value ?? 1;

function formatStep(step: FunnelValueType) {
  const share = Math.round((100 * step.value) / first);
  return `${step.value.toLocaleString('en-US')} (${share}%)`;
}

const series: FunnelSeries[] = [
  { data: steps, variant: 'outlined', valueFormatter: formatStep },
];

export default function LabelFormat() {
  return (
    <FunnelChart
      aria-label="Shoppers by step, with their share of all searches"
      height={300}
      series={series}
    />
  );
}
