import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), weekly sums of 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 8, 30, 2, 49, 6, 2, 6, 2, 10, 35, 4, 19, 81, 27, 146,
  12, 15, 137, 32, 83, 18,
];

const xAxis = [
  {
    id: 'weeks',
    data: rain.map((_, index) => index + 1),
    label: 'Week',
    zoom: { slider: { enabled: true } },
  },
];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: rain }];

function limit(center: number, span: number) {
  const size = Math.min(100, Math.max(10, span));
  const start = Math.min(100 - size, Math.max(0, center - size / 2));
  return { axisId: 'weeks' as string | number, start, end: start + size };
}

export default function KeyboardZoom() {
  const [zoomData, setZoomData] = React.useState([limit(50, 40)]);
  const { start = 0, end = 100 } = zoomData[0] ?? {};
  const center = (start + end) / 2;
  const span = end - start;
  const show = (nextCenter: number, nextSpan: number) =>
    setZoomData([limit(nextCenter, nextSpan)]);
  const week = (percent: number) => Math.round((percent / 100) * rain.length);

  return (
    <Box sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Visible weeks">
        <Button onClick={() => show(center - span / 2, span)}>Earlier</Button>
        <Button onClick={() => show(center + span / 2, span)}>Later</Button>
        <Button onClick={() => show(center, span / 2)}>Zoom in</Button>
        <Button onClick={() => show(center, span * 2)}>Zoom out</Button>
      </ButtonGroup>
      <BarChartPro
        aria-label="Weekly rain in Seattle in 2015"
        height={320}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        zoomData={zoomData}
        onZoomChange={setZoomData}
      />
      <Typography variant="body2" aria-live="polite">
        Weeks {week(start) + 1} to {week(end)}
      </Typography>
    </Box>
  );
}
