import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const mix = (fossil: number, nuclear: number, renewables: number) => [
  {
    data: [
      { value: fossil, label: 'Fossil fuels' },
      { value: nuclear, label: 'Nuclear' },
      { value: renewables, label: 'Renewables' },
    ],
  },
];
const years = {
  2001: mix(35361, 3853, 1437),
  2009: mix(38620, 4679, 8560),
  2017: mix(29329, 5214, 21933),
};

export default function AnimatedShares() {
  const [year, setYear] = React.useState<keyof typeof years>(2001);
  const [animated, setAnimated] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(_, next) => next && setYear(next)}
        sx={{ mr: 2 }}
      >
        <ToggleButton value={2001}>2001</ToggleButton>
        <ToggleButton value={2009}>2009</ToggleButton>
        <ToggleButton value={2017}>2017</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Animate"
        control={
          <Switch
            checked={animated}
            onChange={(event) => setAnimated(event.target.checked)}
          />
        }
      />
      <PieChart
        aria-label={`Electricity generated in Iowa in ${year}, by source`}
        height={220}
        skipAnimation={!animated}
        series={years[year]}
      />
    </Box>
  );
}
