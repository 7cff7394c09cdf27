import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2015.
const series = [{ label: 'Rain', data: [93, 134, 113, 52, 15, 6] }];
const anchors = ['start', 'middle', 'end'] as const;

export default function TextPlayground() {
  const id = React.useId();
  const [angle, setAngle] = React.useState(-40);
  const [fontSize, setFontSize] = React.useState(12);
  const [textAnchor, setTextAnchor] =
    React.useState<(typeof anchors)[number]>('end');
  const xAxis = React.useMemo(
    () => [
      {
        data: months,
        height: 90,
        label: 'Month of 2015',
        labelStyle: { fontSize: fontSize + 4 },
        tickLabelStyle: { angle, fontSize, textAnchor },
      },
    ],
    [angle, fontSize, textAnchor],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Rain in Seattle by month"
        height={300}
        hideLegend
        xAxis={xAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2, mx: 'auto' }}>
        <Typography id={`${id}-angle`} variant="body2">
          angle: {angle}
        </Typography>
        <Slider
          aria-labelledby={`${id}-angle`}
          min={-90}
          max={90}
          step={5}
          value={angle}
          onChange={(_, value) => setAngle(value)}
        />
        <Typography id={`${id}-size`} variant="body2">
          fontSize: {fontSize}
        </Typography>
        <Slider
          aria-labelledby={`${id}-size`}
          min={8}
          max={20}
          value={fontSize}
          onChange={(_, value) => setFontSize(value)}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="textAnchor"
          value={textAnchor}
          onChange={(_, value: (typeof anchors)[number] | null) =>
            value && setTextAnchor(value)
          }
        >
          {anchors.map((option) => (
            <ToggleButton
              key={option}
              value={option}
              sx={{ textTransform: 'none' }}
            >
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Box>
  );
}
