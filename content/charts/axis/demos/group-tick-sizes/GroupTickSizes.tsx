import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

// Invented numbers: parcels in thousands.
const parcels = [41, 44, 47, 63, 46, 48, 51, 70];
const quarters = parcels.map(
  (_, index) => `Q${(index % 4) + 1} ${2024 + Math.floor(index / 4)}`,
);
const getQuarter = (name: string) => name.slice(0, 2);
const getYear = (name: string) => name.slice(3);
const series = [{ label: 'Parcels', data: parcels }];

export default function GroupTickSizes() {
  const id = React.useId();
  const [tickSize, setTickSize] = React.useState(26);
  const xAxis = React.useMemo(
    (): XAxis<'band', string>[] => [
      {
        scaleType: 'band',
        data: quarters,
        height: tickSize + 20,
        groups: [
          { getValue: getQuarter, tickSize: 6 },
          { getValue: getYear, tickSize },
        ],
      },
    ],
    [tickSize],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Parcels by quarter, 2024 and 2025"
        height={300}
        hideLegend
        xAxis={xAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2, mx: 'auto' }}>
        <Typography id={id} variant="body2">
          tickSize of the years: {tickSize}
        </Typography>
        <Slider
          aria-labelledby={id}
          min={6}
          max={50}
          value={tickSize}
          onChange={(_, value) => setTickSize(value)}
        />
      </Box>
    </Box>
  );
}
