import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { LinePlot } from '@mui/x-charts-pro/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Temperature (°C)' }];
const series = [
  {
    type: 'line' as const,
    label: 'High',
    data: [10, 13, 14, 16, 20, 26, 28, 26, 20, 18, 10, 8],
  },
  {
    type: 'line' as const,
    label: 'Low',
    data: [4, 6, 6, 6, 10, 14, 15, 15, 11, 10, 3, 4],
  },
];

export default function ComposedToolbar() {
  return (
    <ChartDataProviderPro
      height={280}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ChartsWrapper>
        <ChartsToolbarPro imageExportOptions={[]} />
        <ChartsLegend />
        <ChartsSurface aria-label="Highs and lows in Seattle by month, 2015">
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProviderPro>
  );
}
