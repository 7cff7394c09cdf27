import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import * as React from 'react';

// Source: vega-datasets, seattle-weather.csv (NOAA), weeks of 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 8, 30, 2, 49, 6, 2, 6, 2, 10, 35, 4, 19, 81, 27, 146,
  12, 15, 137, 32, 83, 18,
];
const highs = [
  8, 9, 11, 13, 10, 13, 15, 11, 11, 15, 15, 13, 16, 14, 13, 19, 16, 18, 19, 20,
  20, 22, 28, 25, 25, 31, 31, 25, 28, 25, 30, 28, 26, 25, 22, 20, 22, 20, 19,
  20, 18, 18, 15, 13, 12, 11, 8, 8, 13, 8, 7, 5,
];

const xAxis = [
  {
    id: 'weeks',
    scaleType: 'band' as const,
    data: rain.map((_, index) => index + 1),
    label: 'Week',
    zoom: { slider: { enabled: true } },
  },
];
const yAxis = [
  { id: 'rain', label: 'Rain (mm)' },
  { id: 'high', label: 'High (°C)', position: 'right' as const },
];
const series = [
  { type: 'bar' as const, data: rain, label: 'Rain (mm)', yAxisId: 'rain' },
  { type: 'line' as const, data: highs, label: 'High (°C)', yAxisId: 'high' },
];
const initialZoom = [{ axisId: 'weeks', start: 40, end: 90 }];

export default function ComposedSlider() {
  const clipPathId = React.useId();

  return (
    <ChartDataProviderPro
      height={340}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
    >
      <ChartsWrapper>
        <ChartsSurface aria-label="Weekly rain and highs in Seattle in 2015">
          <ChartsClipPath id={clipPathId} />
          <g clipPath={`url(#${clipPathId})`}>
            <BarPlot />
            <LinePlot />
          </g>
          <ChartsAxis />
          <ChartZoomSlider />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProviderPro>
  );
}
