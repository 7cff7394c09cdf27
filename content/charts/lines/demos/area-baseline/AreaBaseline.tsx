import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Baseline = 0 | 0.2 | 'min' | 'max';

const baselines: readonly Baseline[] = [0, 0.2, 'min', 'max'];
// Source: vega-datasets, global-temp.csv (NASA GISS), degrees above or below
// the mean of 1951 to 1980.
const anomalies = [
  -0.2, -0.11, -0.06, -0.02, -0.08, 0.05, 0.03, -0.08, 0.01, 0.16, -0.07, -0.01,
  -0.1, 0.18, 0.07, 0.16, 0.26, 0.32,
];
const xAxis = [
  {
    scaleType: 'point' as const,
    data: anomalies.map((_, index) => `${1964 + index}`),
  },
];
const yAxis = [{ label: 'Anomaly (°C)' }];

export default function AreaBaseline() {
  const [baseline, setBaseline] = React.useState<Baseline>(0);
  const series = React.useMemo(
    () => [
      {
        label: 'Anomaly',
        area: true,
        showMark: false,
        baseline,
        data: anomalies,
      },
    ],
    [baseline],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline of the area"
        value={baseline}
        onChange={(_, value: Baseline | null) =>
          value !== null && setBaseline(value)
        }
      >
        {baselines.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ textTransform: 'none' }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Global temperature anomaly, 1964 to 1981"
        height={280}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
