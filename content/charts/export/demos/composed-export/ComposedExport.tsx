import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { useChartProApiRef, useChartRootRef } from '@mui/x-charts-pro/hooks';

// The numbers are invented.
const xAxis = [{ scaleType: 'band' as const, data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { type: 'bar' as const, label: 'Books', data: [31, 42, 38, 65] },
  { type: 'bar' as const, label: 'Games', data: [18, 24, 29, 57] },
];

function Report({ children }: React.PropsWithChildren) {
  const rootRef = useChartRootRef();
  return (
    <div ref={rootRef} style={{ width: '100%' }}>
      <Typography variant="subtitle1">Sales by quarter</Typography>
      {children}
      <Typography variant="caption">In thousands of dollars</Typography>
    </div>
  );
}

export default function ComposedExport() {
  const apiRef = useChartProApiRef<'composition'>();

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsPrint()}
      >
        Print report
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={260}
        xAxis={xAxis}
        series={series}
      >
        <Report>
          <ChartsLegend />
          <ChartsSurface aria-label="Sales of books and games by quarter">
            <BarPlot />
            <ChartsAxis />
          </ChartsSurface>
        </Report>
      </ChartDataProviderPro>
    </div>
  );
}
