import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const SAMPLES = 30;
const INTERVAL_MS = 1000;

// Invented load. Replace this with a value from your server.
const readLoad = (second: number) =>
  Math.round(50 + 25 * Math.sin(second / 4) + 12 * Math.sin(second * 1.7));

const firstSamples = Array.from({ length: SAMPLES }, (_, second) => ({
  second,
  load: readLoad(second),
}));
const xAxis = [
  { dataKey: 'second', domainLimit: 'strict' as const, label: 'Seconds' },
];
const yAxis = [{ min: 0, max: 100, label: 'CPU load (%)' }];
const series = [{ dataKey: 'load', showMark: false }];

export default function LiveLine() {
  const [isRunning, setIsRunning] = React.useState(false);
  const [samples, setSamples] = React.useState(firstSamples);

  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setSamples((previous) => {
        const second = (previous.at(-1)?.second ?? 0) + 1;
        return [...previous.slice(1), { second, load: readLoad(second) }];
      });
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIsRunning(!isRunning)}>
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        aria-label="CPU load in the last 30 seconds"
        height={280}
        skipAnimation
        dataset={samples}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
