import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const controls = [
  { name: 'length', label: 'Length', min: 80, max: 300 },
  { name: 'thickness', label: 'Thickness', min: 4, max: 40 },
] as const;

// Source: vega-datasets, cars.json. The color is the horsepower.
const series = [
  {
    markerSize: 6,
    data: [
      { id: 1, x: 3504, y: 18, z: 130 },
      { id: 2, x: 2372, y: 24, z: 95 },
      { id: 3, x: 1835, y: 26, z: 46 },
      { id: 4, x: 4498, y: 16, z: 150 },
      { id: 5, x: 1800, y: 36.1, z: 66 },
      { id: 6, x: 3410, y: 16.2, z: 133 },
      { id: 7, x: 2625, y: 28, z: 79 },
    ],
  },
];
const xAxis = [{ label: 'Weight (lb)' }];
const yAxis = [{ label: 'Miles per gallon' }];
const zAxis = [
  {
    id: 'power',
    colorMap: {
      type: 'continuous' as const,
      min: 40,
      max: 160,
      color: ['#4db6ac', '#880e4f'] as [string, string],
    },
  },
];

export default function ColorLegendSize() {
  const id = React.useId();
  const [size, setSize] = React.useState({ length: 200, thickness: 20 });
  const [reverse, setReverse] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {controls.map(({ name, label, min, max }) => (
          <Box key={name} sx={{ width: 150 }}>
            <Typography variant="body2" id={`${id}-${name}`}>
              {label}: {size[name]}px
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${name}`}
              min={min}
              max={max}
              value={size[name]}
              onChange={(_, value: number) =>
                setSize((previous) => ({ ...previous, [name]: value }))
              }
            />
          </Box>
        ))}
        <FormControlLabel
          control={
            <Switch
              checked={reverse}
              onChange={(_, checked) => setReverse(checked)}
            />
          }
          label="Reverse"
        />
      </Box>
      <ScatterChart
        aria-label="Fuel economy by weight, colored by horsepower"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        zAxis={zAxis}
        series={series}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            minLabel: ({ formattedValue }) => `${formattedValue}\u00a0hp`,
            maxLabel: ({ formattedValue }) => `${formattedValue}\u00a0hp`,
            thickness: size.thickness,
            reverse,
            sx: { width: size.length },
          },
        }}
      />
    </Box>
  );
}
