import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), weeks of 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 8, 30, 2, 49, 6, 2, 6, 2, 10, 35, 4, 19, 81, 27, 146,
  12, 15, 137, 32, 83, 18,
];
const highs = [
  8, 9, 11, 13, 10, 13, 15, 11, 11, 15, 15, 13, 16, 14, 13, 19, 16, 18, 19, 20,
  20, 22, 28, 25, 25, 31, 31, 25, 28, 25, 30, 28, 26, 25, 22, 20, 22, 20, 19,
  20, 18, 18, 15, 13, 12, 11, 8, 8, 13, 8, 7, 5,
];

const xAxis = [
  {
    id: 'weeks',
    scaleType: 'band' as const,
    data: rain.map((_, index) => index + 1),
    zoom: true,
  },
];
const rainAxis = [{ label: 'Rain (mm)' }];
const highAxis = [{ label: 'High (°C)' }];
const rainSeries = [{ data: rain }];
const highSeries = [{ data: highs, showMark: false }];

export default function SyncedZoom() {
  const [zoomData, setZoomData] = React.useState([
    { axisId: 'weeks' as string | number, start: 20, end: 60 },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        aria-label="Mean daily high by week, Seattle 2015"
        height={220}
        xAxis={xAxis}
        yAxis={highAxis}
        series={highSeries}
        zoomData={zoomData}
        onZoomChange={setZoomData}
      />
      <BarChartPro
        aria-label="Rain by week, Seattle 2015"
        height={220}
        xAxis={xAxis}
        yAxis={rainAxis}
        series={rainSeries}
        zoomData={zoomData}
        onZoomChange={setZoomData}
      />
    </Box>
  );
}
