import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartSlots } from '@mui/x-charts/BarChart';
import type { PropsFromSlot } from '@mui/x-charts/models';

const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [{ label: 'Orders', data: [120, 190, 80, 150] }];

type LollipopProps = PropsFromSlot<BarChartSlots['bar']>;

function Lollipop(props: LollipopProps) {
  const { x, y, width, height, color, className, style } = props;
  const { onClick, onPointerEnter, onPointerLeave, onPointerDown, ownerState } =
    props;
  const center = x + width / 2;

  return (
    <g
      className={className}
      style={style}
      opacity={ownerState.isFaded ? 0.3 : 1}
      onClick={onClick}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
    >
      <line
        x1={center}
        x2={center}
        y1={y}
        y2={y + height}
        stroke={color}
        strokeWidth={2}
      />
      <circle cx={center} cy={y} r={6} fill={color} />
    </g>
  );
}

export default function LollipopChart() {
  return (
    <BarChart
      aria-label="Orders per quarter"
      height={240}
      xAxis={xAxis}
      series={series}
      slots={{ bar: Lollipop }}
    />
  );
}
