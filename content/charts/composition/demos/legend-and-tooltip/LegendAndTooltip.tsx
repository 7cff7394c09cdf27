import {
  ChartDataProvider,
  type ChartDataProviderProps,
} from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

type Config = ChartDataProviderProps<'line'>;

const xAxis: Config['xAxis'] = [
  { scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] },
];
const yAxis: Config['yAxis'] = [{ label: 'Rain (mm)' }];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums.
const series: Config['series'] = [
  { type: 'line', label: '2014', data: [94, 240, 80, 20, 57, 123] },
  { type: 'line', label: '2015', data: [93, 113, 15, 2, 21, 213] },
];

export default function LegendAndTooltip() {
  return (
    <ChartDataProvider height={320} series={series} xAxis={xAxis} yAxis={yAxis}>
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsLegend />
        <ChartsSurface aria-label="Rain in Seattle by month, 2014 and 2015">
          <LinePlot />
          <LineHighlightPlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}
