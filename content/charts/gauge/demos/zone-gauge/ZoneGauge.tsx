import Typography from '@mui/material/Typography';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

const zones = [
  { from: 0, to: 50, color: '#2e7d32' },
  { from: 50, to: 100, color: '#f9a825' },
  { from: 100, to: 150, color: '#c62828' },
];

function Zones() {
  const { startAngle, endAngle, valueMin, valueMax, outerRadius, cx, cy } =
    useGaugeState();
  const radius = outerRadius + 6;
  const pointAt = (value: number) => {
    const share = (value - valueMin) / (valueMax - valueMin);
    const angle = startAngle + share * (endAngle - startAngle);
    return `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  };

  return zones.map(({ from, to, color }) => (
    <path
      key={from}
      d={`M ${pointAt(from)} A ${radius} ${radius} 0 0 1 ${pointAt(to)}`}
      fill="none"
      stroke={color}
      strokeWidth={6}
    />
  ));
}

export default function ZoneGauge() {
  return (
    <div>
      <Gauge
        aria-label="Air quality index"
        aria-valuetext="72, moderate"
        value={72}
        valueMax={150}
        startAngle={-90}
        endAngle={90}
        outerRadius="90%"
        innerRadius="70%"
        width={230}
        height={140}
        skipAnimation
      >
        <Zones />
      </Gauge>
      <Typography align="center">Air quality: moderate</Typography>
    </div>
  );
}
