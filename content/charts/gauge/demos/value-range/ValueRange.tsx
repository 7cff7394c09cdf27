import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  return (
    <div style={{ width: 220 }}>
      <Gauge
        aria-label="Body temperature, in degrees Celsius"
        value={38.4}
        valueMin={35}
        valueMax={42}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value} °C`}
        height={180}
      />
    </div>
  );
}
