import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

interface LabelState {
  y: number;
  value: number;
}

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ max: 60 }];
const weeks = [
  [{ data: [31, 44, 29, 52, 47] }],
  [{ data: [48, 27, 55, 33, 21] }],
];

function createInterpolator(from: LabelState, to: LabelState) {
  return (time: number) => ({
    y: from.y + (to.y - from.y) * time,
    value: from.value + (to.value - from.value) * time,
  });
}

function RidingLabel(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const { ref, ...attributes } = useAnimate(
    { y, value: Number(children) },
    {
      skip: skipAnimation,
      initialProps: { y: yOrigin, value: 0 },
      createInterpolator,
      transformProps: ({ y: top, value }) => ({
        y: top - 6,
        text: String(Math.round(value)),
      }),
      applyProps: (element: SVGTextElement, { y: top, text }) => {
        element.setAttribute('y', String(top));
        element.textContent = text;
      },
    },
  );

  return (
    <text
      ref={ref}
      x={x + width / 2}
      y={attributes.y}
      textAnchor="middle"
      fill="currentColor"
      pointerEvents="none"
    >
      {attributes.text}
    </text>
  );
}

export default function RidingLabels() {
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
        slots={{ barLabel: RidingLabel }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={weeks[week] ?? []}
      />
    </Box>
  );
}
