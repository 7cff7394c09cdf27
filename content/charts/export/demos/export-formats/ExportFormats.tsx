import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [{ data: [10, 13, 14, 16, 20, 26, 28, 26, 20, 18, 10, 8] }];
const fileName = 'seattle-highs-2015';

// The image is as high as the chart with its toolbar. Removing the toolbar
// would leave an empty strip, which is black in a JPEG.
function onBeforeExport(iframe: HTMLIFrameElement) {
  iframe.contentDocument
    ?.querySelector<HTMLElement>(`.${chartsToolbarClasses.root}`)
    ?.style.setProperty('visibility', 'hidden');
}

const toolbar = {
  printOptions: { fileName },
  imageExportOptions: [
    { type: 'image/png', fileName, onBeforeExport },
    { type: 'image/jpeg', fileName, onBeforeExport, quality: 0.8 },
    { type: 'image/webp', fileName, onBeforeExport, quality: 0.8 },
  ],
};

export default function ExportFormats() {
  return (
    <LineChartPro
      aria-label="Mean daily high in Seattle by month, 2015"
      height={260}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      showToolbar
      slotProps={{ toolbar }}
    />
  );
}
