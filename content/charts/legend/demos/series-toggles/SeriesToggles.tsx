import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are TWh.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2001', '2005', '2009', '2013', '2017'],
  },
];
const yAxis = [{ min: 0, max: 40, label: 'Electricity (TWh)' }];
const allSeries = [
  {
    id: 'fossil',
    label: 'Fossil fuels',
    color: '#e65100',
    data: [35.4, 36.9, 38.6, 34.9, 29.3],
  },
  {
    id: 'nuclear',
    label: 'Nuclear',
    color: '#7b1fa2',
    data: [3.9, 4.5, 4.7, 5.3, 5.2],
  },
  {
    id: 'renewables',
    label: 'Renewables',
    color: '#00796b',
    data: [1.4, 2.7, 8.6, 16.5, 21.9],
  },
];

export default function SeriesToggles() {
  const [hidden, setHidden] = React.useState(['nuclear']);
  const series = React.useMemo(
    () => allSeries.filter(({ id }) => !hidden.includes(id)),
    [hidden],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Sources">
        {allSeries.map(({ id, label, color }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                size="small"
                sx={{ color, '&.Mui-checked': { color } }}
                checked={!hidden.includes(id)}
                onChange={(_, checked) =>
                  setHidden((previous) =>
                    checked
                      ? previous.filter((item) => item !== id)
                      : [...previous, id],
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <LineChart
        aria-label="Electricity generated in Iowa, by source"
        height={300}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
