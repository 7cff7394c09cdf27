import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    scaleType: 'band' as const,
    data: ['00–04', '04–08', '08–12', '12–16', '16–20', '20–24'],
  },
];
const yAxis = [{ label: 'Cents per kWh', min: 0 }];
// Invented electricity rates.
const rates = [18, 22, 31, 27, 38, 24];

export default function StepBands() {
  const [isStrict, setIsStrict] = React.useState(false);
  const series = React.useMemo(
    () => [
      {
        label: 'Rate',
        curve: 'step' as const,
        strictStepCurve: isStrict,
        data: rates,
      },
    ],
    [isStrict],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="strictStepCurve"
        control={
          <Switch
            checked={isStrict}
            onChange={(event) => setIsStrict(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Electricity rate by time of day"
        height={280}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
