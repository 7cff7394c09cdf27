import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, global-temp.csv (NASA GISS), degrees above or below
// the mean of 1951 to 1980.
const years = [
  2001, 2003, 2005, 2007, 2009, 2011, 2013, 2015, 2017, 2019, 2021, 2023,
];
const series = [
  {
    data: [
      0.54, 0.62, 0.68, 0.66, 0.66, 0.61, 0.68, 0.9, 0.92, 0.98, 0.85, 1.17,
    ],
  },
];
const yAxis = [{ label: 'Anomaly (°C)' }];

export default function AxisLimits() {
  const [limit, setLimit] = React.useState<'nice' | 'strict'>('nice');
  const xAxis = React.useMemo(
    () => [
      {
        data: years,
        domainLimit: limit,
        tickNumber: 5,
        valueFormatter: (year: number) => `${year}`,
      },
    ],
    [limit],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limits of the x-axis"
        value={limit}
        onChange={(_, value: 'nice' | 'strict' | null) =>
          value && setLimit(value)
        }
      >
        <ToggleButton value="nice" sx={{ textTransform: 'none' }}>
          nice
        </ToggleButton>
        <ToggleButton value="strict" sx={{ textTransform: 'none' }}>
          strict
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Global temperature anomaly, 2001 to 2023"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
