import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = {
  nice: 'nice' as const,
  strict: 'strict' as const,
  function: (min: number, max: number) => ({ min: min - 5, max: max + 5 }),
};
type Limit = keyof typeof limits;
const names: Limit[] = ['nice', 'strict', 'function'];

// Source: vega-datasets, seattle-weather.csv (NOAA), means of daily highs, 2015.
const highs = [
  10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4,
];
const xAxis = [
  { data: highs.map((_, index) => index + 1), tickMinStep: 1, label: 'Month' },
];
const series = [{ data: highs }];

export default function DomainLimits() {
  const [name, setName] = React.useState<Limit>('nice');
  const yAxis = React.useMemo(
    () => [{ label: '°C', domainLimit: limits[name] }],
    [name],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit of the y-axis"
        value={name}
        onChange={(_, value: Limit | null) => value && setName(value)}
      >
        {names.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'none' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Mean daily high in Seattle by month, 2015"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
