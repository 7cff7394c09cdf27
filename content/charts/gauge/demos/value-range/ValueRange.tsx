import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  return (
    <Gauge
      aria-label="Body temperature, in degrees Celsius"
      value={38.4}
      valueMin={35}
      valueMax={42}
      startAngle={-110}
      endAngle={110}
      text={({ value }) => `${value} °C`}
      width={220}
      height={180}
      skipAnimation
    />
  );
}
