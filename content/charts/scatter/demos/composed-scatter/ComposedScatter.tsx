import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const series = [
  {
    type: 'scatter' as const,
    label: 'Projects',
    markerSize: 6,
    data: [
      { x: 2, y: 8 },
      { x: 3, y: 3 },
      { x: 6, y: 9 },
      { x: 7, y: 4 },
      { x: 8, y: 7 },
    ],
  },
];
const xAxis = [{ label: 'Effort', min: 0, max: 10 }];
const yAxis = [{ label: 'Impact', min: 0, max: 10, width: 55 }];
const labelStyle = { fontSize: 12 };

export default function ComposedScatter() {
  return (
    <div style={{ width: '100%' }}>
      <ChartContainer
        aria-label="Projects by effort and impact"
        height={300}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        voronoiMaxRadius={30}
      >
        <ChartsReferenceLine
          x={5.2}
          label="Average effort"
          labelAlign="end"
          labelStyle={labelStyle}
        />
        <ChartsReferenceLine
          y={6.2}
          label="Average impact"
          labelAlign="start"
          labelStyle={labelStyle}
        />
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="item" />
      </ChartContainer>
    </div>
  );
}
