import Typography from '@mui/material/Typography';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) return null;
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g stroke="currentColor" fill="currentColor">
      <circle cx={cx} cy={cy} r={5} />
      <line x1={cx} y1={cy} x2={x} y2={y} strokeWidth={3} />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <div>
      <GaugeContainer
        aria-label="Wind speed, in kilometers per hour"
        aria-valuetext="64 km/h"
        value={64}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
        width={230}
        height={200}
      >
        <GaugeReferenceArc />
        <GaugeValueArc skipAnimation />
        <Needle />
      </GaugeContainer>
      <Typography align="center">Wind: 64 km/h</Typography>
    </div>
  );
}
