import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { animated, useSpring } from '@react-spring/web';
import { BarChart, type BarElementProps } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ max: 70 }];
const weeks = [
  [{ data: [31, 44, 29, 52, 47] }],
  [{ data: [48, 27, 55, 33, 21] }],
];

function SpringBar(props: BarElementProps) {
  const { x, y, width, height, yOrigin, fill, className, skipAnimation } =
    props;
  const spring = useSpring({
    from: { y: yOrigin, height: 0 },
    to: { y, height },
    config: { tension: 240, friction: 10 },
    immediate: skipAnimation,
  });

  return (
    <animated.rect
      className={className}
      fill={fill}
      x={x}
      width={width}
      y={spring.y}
      height={spring.height.to((value) => Math.max(0, value))}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      onPointerDown={props.onPointerDown}
      onClick={props.onClick}
    />
  );
}

export default function SpringBars() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek(1 - week)}>
        Show the other week
      </Button>
      <BarChart
        aria-label={`Deliveries by weekday, week ${week + 1}`}
        height={300}
        slots={{ bar: SpringBar }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={weeks[week] ?? []}
      />
    </Box>
  );
}
