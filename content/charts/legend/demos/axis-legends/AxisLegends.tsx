import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const xAxis: XAxis<'band'>[] = [
  { scaleType: 'band', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] },
];
const yAxis: YAxis<'linear'>[] = [
  {
    id: 'rain',
    label: 'Rain (mm)',
    min: 0,
    valueFormatter: (value, { location }) =>
      location === 'legend' ? `${value} mm` : `${value}`,
    colorMap: {
      type: 'piecewise',
      thresholds: [100],
      colors: ['#bbdefb', '#42a5f5'],
    },
  },
  {
    id: 'high',
    label: 'Daily high (°C)',
    min: 0,
    position: 'right',
    valueFormatter: (value, { location }) =>
      location === 'legend' ? `${value}\u00a0°C` : `${value}`,
    colorMap: {
      type: 'continuous',
      min: 8,
      max: 28,
      color: ['#6a1b9a', '#ef6c00'],
    },
  },
];
const series = [
  {
    type: 'bar' as const,
    yAxisId: 'rain',
    data: [94, 240, 80, 20, 57, 123],
  },
  {
    type: 'line' as const,
    yAxisId: 'high',
    data: [9.6, 12.9, 19.9, 26.9, 23.2, 11],
  },
];

export default function AxisLegends() {
  return (
    <ChartDataProvider height={300} xAxis={xAxis} yAxis={yAxis} series={series}>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <PiecewiseColorLegend axisDirection="y" axisId="rain" />
          <ContinuousColorLegend
            axisDirection="y"
            axisId="high"
            labelPosition="extremes"
            sx={{ width: 160 }}
          />
        </Box>
        <ChartsSurface title="Rain and daily high in Seattle, 2014">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="high" />
        </ChartsSurface>
      </Box>
    </ChartDataProvider>
  );
}
