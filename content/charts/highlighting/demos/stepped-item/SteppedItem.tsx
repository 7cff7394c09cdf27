import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const rain = [94, 240, 80, 20, 57, 123];
const xAxis = [{ data: months }];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ id: 'rain', data: rain, highlightScope }];

export default function SteppedItem() {
  const [dataIndex, setDataIndex] = React.useState(1);
  const move = (step: number) =>
    setDataIndex((index) => (index + step + rain.length) % rain.length);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ alignItems: 'center', display: 'flex', gap: 1 }}>
        <Button onClick={() => move(-1)}>Previous</Button>
        <Button onClick={() => move(1)}>Next</Button>
        <Typography variant="body2" aria-live="polite">
          {months[dataIndex]}: {rain[dataIndex]} mm
        </Typography>
      </Box>
      <BarChart
        aria-label="Rain in Seattle by month, 2014"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedItem={{ seriesId: 'rain', dataIndex }}
        // Hovering a bar would clear the controlled highlight.
        sx={{ [`& .${barElementClasses.root}`]: { pointerEvents: 'none' } }}
      />
    </Box>
  );
}
