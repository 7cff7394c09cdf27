import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const shared = { showMark: false, highlightScope };
// Source: vega-datasets, unemployment-across-industries.json (U.S. BLS),
// unemployment rate by month in 2009, in percent.
const series = [
  {
    ...shared,
    id: 'construction',
    label: 'Construction',
    data: [
      18.2, 21.4, 21.1, 18.7, 19.2, 17.4, 18.2, 16.5, 17.1, 18.7, 19.4, 22.7,
    ],
  },
  {
    ...shared,
    id: 'manufacturing',
    label: 'Manufacturing',
    data: [
      10.9, 11.5, 12.2, 12.4, 12.6, 12.6, 12.4, 11.8, 11.9, 12.2, 12.5, 11.9,
    ],
  },
  {
    ...shared,
    id: 'finance',
    label: 'Finance',
    data: [6, 6.7, 6.8, 6, 5.7, 5.5, 6.1, 6, 7.1, 7, 6.7, 7.2],
  },
];
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ min: 0, label: 'Unemployment (%)' }];

export default function HighlightedLine() {
  const [seriesId, setSeriesId] = React.useState<string | null>(
    'manufacturing',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted industry"
        sx={{ flexWrap: 'wrap' }}
        value={seriesId}
        onChange={(_, value: string | null) => setSeriesId(value)}
      >
        {series.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Unemployment rate by industry and month, 2009"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedItem={seriesId === null ? null : { seriesId }}
        // In 8.11.1, hovering a line clears the controlled highlight.
        sx={{ [`& .${lineElementClasses.root}`]: { pointerEvents: 'none' } }}
      />
    </Box>
  );
}
