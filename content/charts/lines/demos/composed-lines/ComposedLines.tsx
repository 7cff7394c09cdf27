import * as React from 'react';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const series = [
  {
    type: 'line' as const,
    label: 'Renewables',
    area: true,
    data: [8.6, 10.3, 11.8, 14.9, 16.5, 17.5, 19.1, 21.2, 21.9],
  },
];
const xAxis = [
  {
    scaleType: 'point' as const,
    data: [
      '2009',
      '2010',
      '2011',
      '2012',
      '2013',
      '2014',
      '2015',
      '2016',
      '2017',
    ],
  },
];

export default function ComposedLines() {
  const clipPathId = React.useId();

  return (
    <div style={{ width: '100%' }}>
      <ChartContainer
        aria-label="Renewable electricity generated in Iowa, 2009 to 2017"
        height={300}
        series={series}
        xAxis={xAxis}
      >
        <g clipPath={`url(#${clipPathId})`}>
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <g data-drawing-container>
          <MarkPlot />
        </g>
        <LineHighlightPlot />
        <ChartsClipPath id={clipPathId} />
        <ChartsTooltip />
      </ChartContainer>
    </div>
  );
}
