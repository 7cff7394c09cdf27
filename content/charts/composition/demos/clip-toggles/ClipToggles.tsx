import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    min: 2,
    max: 11,
    tickMinStep: 1,
    label: 'Month',
    data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
];
const yAxis = [{ max: 200, label: 'Rain (mm)' }];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2015.
const series = [
  {
    type: 'line' as const,
    area: true,
    showMark: true,
    data: [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285],
  },
];

export default function ClipToggles() {
  const clipId = React.useId();
  const [isLineClipped, setIsLineClipped] = React.useState(true);
  const [areMarksClipped, setAreMarksClipped] = React.useState(false);
  const clipPath = `url(#${clipId})`;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Clip the line and the area"
        control={
          <Switch
            checked={isLineClipped}
            onChange={(event) => setIsLineClipped(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="Clip the marks"
        control={
          <Switch
            checked={areMarksClipped}
            onChange={(event) => setAreMarksClipped(event.target.checked)}
          />
        }
      />
      <ChartContainer
        aria-label="Rain in Seattle, February to November 2015"
        height={300}
        margin={40}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <ChartsClipPath id={clipId} />
        <ChartsGrid horizontal />
        <g clipPath={isLineClipped ? clipPath : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <g clipPath={areMarksClipped ? clipPath : undefined}>
          <MarkPlot />
        </g>
      </ChartContainer>
    </Box>
  );
}
