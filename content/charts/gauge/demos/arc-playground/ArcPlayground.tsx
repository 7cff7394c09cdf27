import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const controls = [
  { name: 'startAngle', unit: '°', min: -180, max: 0 },
  { name: 'endAngle', unit: '°', min: 0, max: 180 },
  { name: 'innerRadius', unit: '%', min: 0, max: 100 },
  { name: 'outerRadius', unit: '%', min: 0, max: 100 },
  { name: 'cornerRadius', unit: '%', min: 0, max: 50 },
] as const;
const initial = {
  startAngle: -120,
  endAngle: 120,
  innerRadius: 75,
  outerRadius: 100,
  cornerRadius: 50,
};

export default function ArcPlayground() {
  const id = React.useId();
  const [shape, setShape] = React.useState(initial);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        width: '100%',
      }}
    >
      <Gauge
        aria-label="Progress, in percent"
        value={70}
        startAngle={shape.startAngle}
        endAngle={shape.endAngle}
        innerRadius={`${shape.innerRadius}%`}
        outerRadius={`${shape.outerRadius}%`}
        cornerRadius={`${shape.cornerRadius}%`}
        width={230}
        height={240}
        sx={{ justifySelf: 'center' }}
      />
      <Box sx={{ px: 1 }}>
        {controls.map(({ name, unit, min, max }) => (
          <div key={name}>
            <Typography variant="body2" id={`${id}-${name}`}>
              {name}: {shape[name]}
              {unit}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${name}`}
              min={min}
              max={max}
              value={shape[name]}
              onChange={(_, value: number) =>
                setShape((previous) => ({ ...previous, [name]: value }))
              }
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
