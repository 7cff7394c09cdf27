import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const series = [
  {
    id: 'orders',
    innerRadius: '68%',
    data: [
      { value: 312, label: 'Online' },
      { value: 148, label: 'Stores' },
      { value: 52, label: 'Phone' },
    ],
  },
];

function CenterTotal() {
  const { left, top, width, height } = useDrawingArea();
  const orders = usePieSeries('orders');
  const total = orders?.data.reduce((sum, { value }) => sum + value, 0) ?? 0;

  return (
    <g
      transform={`translate(${left + width / 2}, ${top + height / 2})`}
      textAnchor="middle"
      fill="currentColor"
    >
      <text fontSize={32} fontWeight={600} y={4}>
        {total}
      </text>
      <text fontSize={14} y={26}>
        orders
      </text>
    </g>
  );
}

export default function CenterLabel() {
  return (
    <PieChart
      aria-label="512 orders by channel"
      width={220}
      height={220}
      series={series}
    >
      <CenterTotal />
    </PieChart>
  );
}
