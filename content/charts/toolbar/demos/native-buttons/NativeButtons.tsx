import * as React from 'react';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import type { ChartBaseIconButtonProps } from '@mui/x-charts-pro/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ scaleType: 'point' as const, data: months, zoom: true }];
const yAxis = [{ label: 'Daily low (°C)' }];
const series = [
  { type: 'line' as const, data: [4, 6, 6, 6, 10, 14, 15, 15, 11, 10, 3, 4] },
];

function NativeButton({ size: _size, ...props }: ChartBaseIconButtonProps) {
  return <button type="button" {...props} />;
}

interface NativeTooltipProps {
  title: React.ReactNode;
  children: React.ReactElement<{ title?: React.ReactNode }>;
}

function NativeTooltip({ title, children }: NativeTooltipProps) {
  return React.cloneElement(children, { title });
}

const slots = { baseIconButton: NativeButton, baseTooltip: NativeTooltip };

export default function NativeButtons() {
  const clipPathId = React.useId();

  return (
    <ChartDataProviderPro
      height={280}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
    >
      <ChartsWrapper>
        <ChartsToolbarPro imageExportOptions={[]} />
        <ChartsSurface aria-label="Mean daily low in Seattle by month, 2015">
          <ChartsClipPath id={clipPathId} />
          <g clipPath={`url(#${clipPathId})`}>
            <LinePlot />
          </g>
          <ChartsAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProviderPro>
  );
}
