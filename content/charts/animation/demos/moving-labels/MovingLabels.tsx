import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ max: 60 }];
const weeks = [
  [{ color: '#90caf9', data: [31, 44, 29, 52, 47] }],
  [{ color: '#90caf9', data: [48, 27, 55, 33, 21] }],
];

function BoldLabel(props: BarLabelProps) {
  const animated = useAnimateBarLabel(props);
  return (
    <text
      {...animated}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={16}
      fontWeight={700}
      pointerEvents="none"
    >
      {props.children}
    </text>
  );
}

export default function MovingLabels() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek(1 - week)}>
        Show the other week
      </Button>
      <BarChart
        aria-label={`Deliveries by weekday, week ${week + 1}`}
        height={300}
        barLabel="value"
        slots={{ barLabel: BoldLabel }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={weeks[week] ?? []}
      />
    </Box>
  );
}
