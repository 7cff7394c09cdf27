import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarElementProps } from '@mui/x-charts/BarChart';
import { motion } from 'motion/react';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const series = [{ data: [31, 44, 29, 52, 47] }];

function FadingBar(props: BarElementProps) {
  const { x, y, width, height, fill, className, dataIndex, skipAnimation } =
    props;

  return (
    <motion.rect
      className={className}
      fill={fill}
      x={x}
      y={y}
      width={width}
      height={height}
      initial={skipAnimation ? false : { opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={
        skipAnimation
          ? { duration: 0 }
          : { duration: 0.4, delay: dataIndex * 0.15 }
      }
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      onPointerDown={props.onPointerDown}
      onClick={props.onClick}
    />
  );
}

export default function MotionFade() {
  const [run, setRun] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRun(run + 1)}>
        Play again
      </Button>
      <BarChart
        key={run}
        aria-label="Deliveries by weekday"
        height={300}
        slots={{ bar: FadingBar }}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
