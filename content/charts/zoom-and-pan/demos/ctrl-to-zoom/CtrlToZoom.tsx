import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), weekly sums of early 2015.
const rain = [
  20, 8, 58, 8, 19, 77, 1, 10, 28, 3, 77, 30, 9, 3, 28, 6, 10, 6, 8, 0, 0, 5, 0,
  0,
];

const xAxis = [
  { data: rain.map((_, index) => index + 1), label: 'Week', zoom: true },
];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: rain }];

export default function CtrlToZoom() {
  return (
    <Box
      sx={{ width: '100%' }}
      onWheelCapture={(event) => {
        if (!event.ctrlKey) event.stopPropagation();
      }}
    >
      <Typography variant="body2">Ctrl + scroll to zoom</Typography>
      <BarChartPro
        aria-label="Weekly rain in Seattle, January to June 2015"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
