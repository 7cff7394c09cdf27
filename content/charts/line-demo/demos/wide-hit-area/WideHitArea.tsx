import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AnimatedLine,
  type AnimatedLineProps,
  LineChart,
} from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2009', '2011', '2013', '2015', '2017'],
  },
];
const yAxis = [{ label: 'Electricity (TWh)' }];
const shared = { showMark: false, highlightScope: { fade: 'global' } } as const;
const series = [
  {
    ...shared,
    id: 'fossil',
    label: 'Fossil fuels',
    data: [38.6, 39.4, 34.9, 32.3, 29.3],
  },
  {
    ...shared,
    id: 'renewable',
    label: 'Renewables',
    data: [8.6, 11.8, 16.5, 19.1, 21.9],
  },
  {
    ...shared,
    id: 'nuclear',
    label: 'Nuclear',
    data: [4.7, 5.2, 5.3, 5.2, 5.2],
  },
];

function WideLine({ onClick, ...props }: AnimatedLineProps) {
  return (
    <g onClick={onClick} cursor="pointer">
      <AnimatedLine {...props} />
      <path d={props.d} fill="none" stroke="transparent" strokeWidth={24} />
    </g>
  );
}

export default function WideHitArea() {
  const [seriesId, setSeriesId] = React.useState<string | number | null>(null);
  const selected = series.find(({ id }) => id === seriesId);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Electricity generated in Iowa by source, 2009 to 2017"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={{ line: WideLine }}
        onLineClick={(_, line) => setSeriesId(line.seriesId)}
        highlightedItem={seriesId === null ? null : { seriesId }}
      />
      <Typography variant="body2" aria-live="polite">
        {selected
          ? `Selected: ${selected.label}`
          : 'Click near a line to select it.'}
      </Typography>
    </Box>
  );
}
