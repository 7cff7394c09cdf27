import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightScope } from '@mui/x-charts/context';
import {
  useDrawingArea,
  useItemHighlighted,
  useLineSeries,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const shared = { highlightScope, showMark: false };

// Source: vega-datasets, weather.csv (NOAA). Mean daily high in 2014.
const xAxis = [
  { scaleType: 'point' as const, data: ['Mar', 'Jun', 'Sep', 'Dec'] },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [
  { ...shared, id: 'Seattle', data: [12.9, 21.6, 23.2, 10.1] },
  { ...shared, id: 'New York', data: [7.7, 26.4, 25.1, 8.2] },
];

function EndLabel({ seriesId }: { seriesId: string }) {
  const { isHighlighted, isFaded } = useItemHighlighted({ seriesId });
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const line = useLineSeries(seriesId);

  return (
    <text
      x={left + width + 8}
      y={yScale(line?.data.at(-1) ?? 0)}
      dominantBaseline="middle"
      fill="currentColor"
      fontSize={13}
      fontWeight={isHighlighted ? 700 : 400}
      opacity={isFaded ? 0.7 : 1}
    >
      {seriesId}
    </text>
  );
}

export default function HighlightedLabel() {
  const [seriesId, setSeriesId] = React.useState<string | null>('Seattle');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted city"
        value={seriesId}
        onChange={(_, value) => setSeriesId(value)}
      >
        {series.map(({ id }) => (
          <ToggleButton key={id} value={id}>
            {id}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Daily high in Seattle and New York, 2014"
        height={300}
        margin={{ right: 80 }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedItem={seriesId === null ? null : { seriesId }}
        sx={{ [`& .${lineElementClasses.root}`]: { pointerEvents: 'none' } }}
      >
        {series.map(({ id }) => (
          <EndLabel key={id} seriesId={id} />
        ))}
      </LineChart>
    </Box>
  );
}
