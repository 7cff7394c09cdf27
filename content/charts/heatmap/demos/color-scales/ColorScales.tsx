import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';

const months = ['Jan', 'Apr', 'Jul', 'Oct'];
const cities = ['Oslo', 'Lisbon', 'Cairo'];
const degrees = [
  [-4, 12, 14],
  [6, 16, 22],
  [18, 24, 29],
  [7, 19, 24],
];

const xAxis = [{ data: months }];
const yAxis = [{ data: cities, width: 60 }];
const series: HeatmapProps['series'] = [
  {
    label: 'Average',
    data: degrees.flatMap((month, x) =>
      month.map((value, y) => [x, y, value] as const),
    ),
    valueFormatter: ([, , value]) => `${value} °C`,
  },
];
const scales: Record<string, HeatmapProps['zAxis']> = {
  Continuous: [
    {
      colorMap: {
        type: 'continuous',
        min: -5,
        max: 30,
        color: ['#bbdefb', '#c62828'],
      },
    },
  ],
  Piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [0, 15, 25],
        colors: ['#64b5f6', '#c5e1a5', '#ffb74d', '#d32f2f'],
      },
    },
  ],
};

export default function ColorScales() {
  const [name, setName] = React.useState('Continuous');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scale"
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
      >
        {Object.keys(scales).map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <figure
        aria-label="Average temperature by month and city"
        style={{ margin: 0 }}
      >
        <Heatmap
          height={260}
          xAxis={xAxis}
          yAxis={yAxis}
          zAxis={scales[name]}
          series={series}
        />
      </figure>
    </Box>
  );
}
