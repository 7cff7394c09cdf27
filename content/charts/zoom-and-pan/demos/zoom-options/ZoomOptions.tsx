import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), weekly sums of 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 8, 30, 2, 49, 6, 2, 6, 2, 10, 35, 4, 19, 81, 27, 146,
  12, 15, 137, 32, 83, 18,
];

const weeks = rain.map((_, index) => index + 1);
const series = [{ data: rain, label: 'Rain (mm)' }];

export default function ZoomOptions() {
  const [minSpan, setMinSpan] = React.useState(10);
  const [step, setStep] = React.useState(5);
  const [panning, setPanning] = React.useState(true);
  const xAxis = React.useMemo(
    () => [{ data: weeks, label: 'Week', zoom: { minSpan, step, panning } }],
    [minSpan, step, panning],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        aria-label="Weekly rain in Seattle in 2015"
        height={280}
        xAxis={xAxis}
        series={series}
      />
      <Typography variant="body2">minSpan: {minSpan}%</Typography>
      <Slider
        aria-label="minSpan"
        min={4}
        max={100}
        value={minSpan}
        onChange={(_, value) => setMinSpan(Number(value))}
      />
      <Typography variant="body2">step: {step}</Typography>
      <Slider
        aria-label="step"
        min={1}
        max={30}
        value={step}
        onChange={(_, value) => setStep(Number(value))}
      />
      <FormControlLabel
        label="Panning"
        control={
          <Switch
            checked={panning}
            onChange={(event) => setPanning(event.target.checked)}
          />
        }
      />
    </Box>
  );
}
