import * as React from 'react';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const shared = { highlightScope, showMark: false };

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are TWh.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2001', '2005', '2009', '2013', '2017'],
  },
];
const yAxis = [{ min: 0, label: 'Electricity (TWh)' }];
const series = [
  {
    ...shared,
    label: 'Fossil fuels',
    data: [35.4, 36.9, 38.6, 34.9, 29.3],
  },
  { ...shared, label: 'Nuclear', data: [3.9, 4.5, 4.7, 5.3, 5.2] },
  { ...shared, label: 'Renewables', data: [1.4, 2.7, 8.6, 16.5, 21.9] },
];

export default function HighlightedSeries() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  // A second click on the same name clears the highlight.
  const toggleSeries: ChartsLegendProps['onItemClick'] = (
    _event,
    { seriesId },
  ) => setItem(item?.seriesId === seriesId ? null : { seriesId });

  return (
    <LineChart
      aria-label="Electricity generated in Iowa, by source"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      highlightedItem={item}
      slotProps={{ legend: { onItemClick: toggleSeries } }}
      sx={{ [`& .${lineElementClasses.root}`]: { pointerEvents: 'none' } }}
    />
  );
}
