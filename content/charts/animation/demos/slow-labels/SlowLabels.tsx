import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), days of 2015.
const series = [
  {
    arcLabel: 'value' as const,
    data: [
      { id: 'sun', value: 162, label: 'Sun', color: '#ffe082' },
      { id: 'rain', value: 144, label: 'Rain', color: '#90caf9' },
      { id: 'other', value: 59, label: 'Other', color: '#b0bec5' },
    ],
  },
];

export default function SlowLabels() {
  const [run, setRun] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" onClick={() => setRun(run + 1)}>
        Play again
      </Button>
      <PieChart
        key={run}
        aria-label="Weather in Seattle, in days of 2015"
        height={240}
        series={series}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: 'black' },
          [`& .${pieArcLabelClasses.root}.${pieArcLabelClasses.animate}`]: {
            animationDuration: '2s',
          },
        }}
      />
    </Box>
  );
}
