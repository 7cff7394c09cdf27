import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ max: 60 }];
const weeks = [
  [{ label: 'Deliveries', data: [31, 44, 29, 52, 47] }],
  [{ label: 'Deliveries', data: [48, 27, 55, 33, 21] }],
];

export default function AnimationSwitch() {
  const [week, setWeek] = React.useState(0);
  const [isAnimated, setIsAnimated] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setWeek(1 - week)}>
          Show the other week
        </Button>
        <FormControlLabel
          label="Animate"
          control={
            <Switch
              checked={isAnimated}
              onChange={(event) => setIsAnimated(event.target.checked)}
            />
          }
        />
      </Stack>
      <BarChart
        aria-label={`Deliveries by weekday, week ${week + 1}`}
        height={260}
        skipAnimation={!isAnimated}
        xAxis={xAxis}
        yAxis={yAxis}
        series={weeks[week] ?? []}
      />
    </Box>
  );
}
