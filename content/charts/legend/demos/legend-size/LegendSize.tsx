import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const controls = [
  { name: 'gap', label: 'Gap between items', min: 0, max: 64 },
  { name: 'markGap', label: 'Gap after a mark', min: 0, max: 24 },
  { name: 'markSize', label: 'Mark size', min: 8, max: 32 },
  { name: 'fontSize', label: 'Font size', min: 10, max: 24 },
] as const;

// Invented numbers.
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { label: 'Online', data: [34, 41, 38, 52] },
  { label: 'Stores', data: [29, 27, 30, 36] },
];

export default function LegendSize() {
  const id = React.useId();
  const [size, setSize] = React.useState({
    gap: 32,
    markGap: 12,
    markSize: 20,
    fontSize: 16,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          px: 1,
        }}
      >
        {controls.map(({ name, label, min, max }) => (
          <div key={name}>
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
          </div>
        ))}
      </Box>
      <BarChart
        aria-label="Orders by quarter and channel, in thousands"
        height={280}
        xAxis={xAxis}
        series={series}
        slotProps={{
          legend: {
            sx: {
              gap: `${size.gap}px`,
              fontSize: size.fontSize,
              [`& .${legendClasses.series}`]: { gap: `${size.markGap}px` },
              [`& .${labelMarkClasses.root}.${legendClasses.mark}`]: {
                width: size.markSize,
                height: size.markSize,
              },
            },
          },
        }}
      />
    </Box>
  );
}
