import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Taste', 'Smell', 'Color', 'Texture', 'Price'];
const series = [{ label: 'Sourdough', data: [5, 4, 3, 4, 2] }];
const stripes = (index: number) => (index % 2 === 0 ? '#ff9800' : 'none');

export default function GridControls() {
  const id = React.useId();
  const [circular, setCircular] = React.useState(false);
  const [colored, setColored] = React.useState(false);
  const [divisions, setDivisions] = React.useState(5);
  const [startAngle, setStartAngle] = React.useState(0);
  const radar = React.useMemo(
    () => ({ metrics, max: 5, startAngle }),
    [startAngle],
  );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      <Box sx={{ flex: '1 1 300px' }}>
        <RadarChart
          aria-label="Rating of a sourdough bread, from 0 to 5"
          height={300}
          radar={radar}
          series={series}
          shape={circular ? 'circular' : 'sharp'}
          divisions={divisions}
          stripeColor={colored ? stripes : null}
        />
      </Box>
      <Box sx={{ flex: '1 1 200px', px: 1 }}>
        <FormControlLabel
          label="Circular shape"
          control={
            <Switch
              checked={circular}
              onChange={(event) => setCircular(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Orange stripes"
          control={
            <Switch
              checked={colored}
              onChange={(event) => setColored(event.target.checked)}
            />
          }
        />
        <Typography variant="body2" id={`${id}-divisions`}>
          divisions: {divisions}
        </Typography>
        <Slider
          size="small"
          aria-labelledby={`${id}-divisions`}
          min={1}
          max={10}
          value={divisions}
          onChange={(_, value) => setDivisions(value)}
        />
        <Typography variant="body2" id={`${id}-angle`}>
          startAngle: {startAngle}
        </Typography>
        <Slider
          size="small"
          aria-labelledby={`${id}-angle`}
          min={0}
          max={90}
          value={startAngle}
          onChange={(_, value) => setStartAngle(value)}
        />
      </Box>
    </Box>
  );
}
