import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import type { HighlightItemData } from '@mui/x-charts/context';
import {
  PieChart,
  pieArcClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

const data = [
  { value: 46, label: 'Laptop' },
  { value: 39, label: 'Phone' },
  { value: 15, label: 'Tablet' },
];
const series: PieSeries[] = [
  {
    id: 'devices',
    data,
    innerRadius: 50,
    outerRadius: 95,
    highlightScope: { highlight: 'item', fade: 'global' },
    highlighted: { additionalRadius: 8 },
    faded: { additionalRadius: -8, color: 'gray' },
  },
];

export default function SelectedSlice() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const slice = item?.dataIndex === undefined ? null : data[item.dataIndex];

  const selectSlice: ChartsLegendProps['onItemClick'] = (
    _event,
    { seriesId },
    dataIndex,
  ) => setItem({ seriesId, dataIndex });

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <PieChart
        aria-label="Visits by device"
        height={220}
        series={series}
        highlightedItem={item}
        slotProps={{ legend: { onItemClick: selectSlice } }}
        // Hovering a slice would clear the controlled highlight.
        sx={{ [`& .${pieArcClasses.root}`]: { pointerEvents: 'none' } }}
      />
      <Typography variant="body2" align="center" aria-live="polite">
        {slice
          ? `${slice.label}: ${slice.value}% of visits`
          : 'Select a device in the legend'}
      </Typography>
    </Box>
  );
}
