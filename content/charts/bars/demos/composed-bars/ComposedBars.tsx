import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const series = [
  { type: 'bar' as const, label: 'Calls', data: [62, 71, 58, 84, 77] },
];
const xAxis = [
  {
    scaleType: 'band' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
];
const yAxis = [{ max: 100 }];

export default function ComposedBars() {
  return (
    <div style={{ width: '100%' }}>
      <ChartContainer
        aria-label="Calls answered by weekday, with a target of 90"
        height={300}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
      >
        <ChartsGrid horizontal />
        <BarPlot borderRadius={4} />
        <ChartsReferenceLine y={90} label="Target" />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartContainer>
    </div>
  );
}
