import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, gapminder-health-income.csv (Gapminder), 2015.
const series = [
  {
    data: [
      { id: 'Malawi', x: 60.2, y: 799 },
      { id: 'India', x: 66.8, y: 5903 },
      { id: 'China', x: 76.9, y: 13334 },
      { id: 'Brazil', x: 75.6, y: 15441 },
      { id: 'Japan', x: 83.5, y: 36162 },
      { id: 'United States', x: 79.1, y: 53354 },
      { id: 'Norway', x: 81.6, y: 64304 },
    ],
  },
];
const xAxis = [{ min: 55, label: 'Life expectancy (years)' }];
const yAxis = [{ label: 'Income per person ($)', width: 75 }];

export default function GridLines() {
  const [vertical, setVertical] = React.useState(true);
  const [horizontal, setHorizontal] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="vertical"
        control={
          <Checkbox
            checked={vertical}
            onChange={(event) => setVertical(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="horizontal"
        control={
          <Checkbox
            checked={horizontal}
            onChange={(event) => setHorizontal(event.target.checked)}
          />
        }
      />
      <ScatterChart
        aria-label="Life expectancy and income of seven countries"
        height={300}
        grid={{ vertical, horizontal }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
