import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const series = [
  {
    id: 'stops',
    data: [
      { x: 4, y: 7, id: 'Museum' },
      { x: 12, y: 21, id: 'Station' },
      { x: 15, y: 18, id: 'Market' },
      { x: 27, y: 9, id: 'Harbor' },
      { x: 33, y: 24, id: 'Airport' },
    ],
    valueFormatter: (point: { id?: string | number } | null) =>
      point && `${point.id}`,
  },
];
const xAxis = [{ label: 'Minutes from the center', min: 0, max: 40 }];
const yAxis = [{ label: 'Departures per hour', min: 0, max: 30 }];

function Reach({ radius }: { radius: number }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return useScatterSeries('stops')?.data?.map(({ id, x, y }) => (
    <circle
      key={id}
      cx={xScale(x)}
      cy={yScale(y)}
      r={radius}
      fill="currentColor"
      opacity={0.1}
      pointerEvents="none"
    />
  ));
}

export default function NearestPoint() {
  const [radius, setRadius] = React.useState(40);
  const labelId = React.useId();
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableVoronoi"
        control={
          <Switch
            checked={disabled}
            onChange={(event) => setDisabled(event.target.checked)}
          />
        }
      />
      <Typography variant="body2" id={labelId}>
        voronoiMaxRadius: {radius}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={labelId}
        disabled={disabled}
        min={4}
        max={60}
        value={radius}
        onChange={(_, value) => setRadius(value)}
        sx={{ maxWidth: 300, display: 'block' }}
      />
      <ScatterChart
        aria-label="Bus stops by distance and departures"
        height={260}
        disableVoronoi={disabled}
        voronoiMaxRadius={radius}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <Reach radius={disabled ? 4 : radius} />
      </ScatterChart>
    </Box>
  );
}
