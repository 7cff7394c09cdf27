import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, co2-concentration.csv (Scripps CO2 program), January values.
const years = [
  1963, 1968, 1973, 1978, 1983, 1988, 1993, 1998, 2003, 2008, 2013,
];
const co2 = [
  318.74, 322.57, 328.55, 334.97, 341.38, 350.43, 356.7, 365.33, 374.68, 385.07,
  395.61,
];
const yAxis = [{ label: 'CO₂ (ppm)' }];
const series = [{ data: co2 }];
const valueFormatter = (year: number) => `${year}`;

export default function FixedLimits() {
  const [range, setRange] = React.useState([1970, 2000]);
  const [min, max] = range;
  const xAxis = React.useMemo(
    () => [{ data: years, min, max, valueFormatter }],
    [min, max],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label={`Carbon dioxide in the air, ${min} to ${max}`}
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 400, px: 2, mx: 'auto' }}>
        <Typography variant="body2">
          min: {min}, max: {max}
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
          min={1960}
          max={2015}
          step={5}
          disableSwap
          value={range}
          onChange={(_, value) => {
            if (Array.isArray(value) && value[0] !== value[1]) {
              setRange(value);
            }
          }}
        />
      </Box>
    </Box>
  );
}
