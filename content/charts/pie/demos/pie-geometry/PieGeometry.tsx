import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const data = [
  { value: 40, label: 'Rent', color: '#90caf9' },
  { value: 25, label: 'Food', color: '#ffcc80' },
  { value: 20, label: 'Travel', color: '#f48fb1' },
  { value: 15, label: 'Savings', color: '#a5d6a7' },
];
const options = [
  { name: 'innerRadius', min: 0, max: 100 },
  { name: 'arcLabelRadius', min: 0, max: 110 },
  { name: 'cornerRadius', min: 0, max: 30 },
  { name: 'paddingAngle', min: 0, max: 20 },
  { name: 'startAngle', min: -180, max: 180 },
  { name: 'endAngle', min: 0, max: 360 },
] as const;

export default function PieGeometry() {
  const id = React.useId();
  const [shape, setShape] = React.useState({
    innerRadius: 40,
    arcLabelRadius: 75,
    cornerRadius: 6,
    paddingAngle: 3,
    startAngle: -90,
    endAngle: 180,
  });
  const series = React.useMemo(
    () => [{ ...shape, outerRadius: 110, arcLabel: 'label' as const, data }],
    [shape],
  );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <PieChart
          aria-label="Monthly budget by category"
          height={240}
          hideLegend
          series={series}
          sx={{
            [`& .${pieArcLabelClasses.root}`]: {
              fill: '#1a1a1a',
              fontSize: 13,
            },
          }}
        />
      </Box>
      <Box sx={{ flex: '1 1 260px', px: 1 }}>
        {options.map(({ name, min, max }) => (
          <Box key={name}>
            <Typography variant="body2" id={`${id}-${name}`}>
              {name}: {shape[name]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${name}`}
              min={min}
              max={max}
              value={shape[name]}
              onChange={(_, value) => setShape({ ...shape, [name]: value })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
