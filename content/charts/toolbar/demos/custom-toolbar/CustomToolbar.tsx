import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

// Source: vega-datasets, seattle-weather.csv (NOAA), rain by month in 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ data: months, zoom: true }];
const series = [{ data: [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285] }];
const textButton = <ToolbarButton render={<Button size="small" />} />;

function RainToolbar() {
  return (
    <Toolbar aria-label="Chart tools" style={{ alignSelf: 'stretch' }}>
      <Typography variant="subtitle2" sx={{ flex: 1, pl: 1 }}>
        Rain (mm)
      </Typography>
      <ChartsToolbarZoomInTrigger render={textButton}>
        Zoom in
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={textButton}>
        Zoom out
      </ChartsToolbarZoomOutTrigger>
      <ChartsToolbarPrintExportTrigger
        render={textButton}
        options={{ fileName: 'rain' }}
      >
        Print
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function CustomToolbar() {
  return (
    <BarChartPro
      aria-label="Rain in Seattle by month, 2015"
      height={280}
      xAxis={xAxis}
      series={series}
      showToolbar
      slots={{ toolbar: RainToolbar }}
    />
  );
}
