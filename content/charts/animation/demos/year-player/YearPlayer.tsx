import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const years = [
  { year: 2001, data: [35.4, 3.9, 1.4] },
  { year: 2005, data: [36.9, 4.5, 2.7] },
  { year: 2009, data: [38.6, 4.7, 8.6] },
  { year: 2013, data: [34.9, 5.3, 16.5] },
  { year: 2017, data: [29.3, 5.2, 21.9] },
];
const marks = years.map(({ year }, value) => ({ value, label: `${year}` }));
const xAxis = [{ data: ['Fossil fuels', 'Nuclear', 'Renewables'] }];
const yAxis = [{ min: 0, max: 40, label: 'Electricity (TWh)' }];
const STEP_MS = 1500;

export default function YearPlayer() {
  const [index, setIndex] = React.useState(0);
  const [isPlaying, setIsPlaying] = React.useState(false);
  const { year, data } = years[index] ?? { year: 0, data: [] };
  const series = React.useMemo(() => [{ data }], [data]);

  React.useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setInterval(
      () => setIndex((previous) => (previous + 1) % years.length),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 3 }}>
        <Button
          variant="outlined"
          onClick={() => setIsPlaying(!isPlaying)}
          sx={{ minWidth: 90 }}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Slider
          aria-label="Year"
          getAriaValueText={(value) => `${years[value]?.year}`}
          step={1}
          max={years.length - 1}
          marks={marks}
          value={index}
          onChange={(_, value) => {
            setIsPlaying(false);
            setIndex(value);
          }}
          sx={{ maxWidth: 360 }}
        />
      </Box>
      <BarChart
        aria-label={`Electricity generated in Iowa in ${year}`}
        height={260}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
      <Box role="status">
        {isPlaying
          ? 'Playing'
          : `${year}: fossil fuels ${data[0]}, nuclear ${data[1]}, renewables ${data[2]} TWh`}
      </Box>
    </Box>
  );
}
