import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

// Source: vega-datasets, seattle-weather.csv (NOAA), days in 2015.
const xAxis = [{ data: ['Sun', 'Rain', 'Fog', 'Drizzle'] }];
const yAxis = [{ label: 'Days' }];
const series = [{ data: [162, 144, 52, 7] }];

function addTitle(iframe: HTMLIFrameElement) {
  const toolbar = iframe.contentDocument?.querySelector<HTMLElement>(
    `.${chartsToolbarClasses.root}`,
  );
  if (!toolbar) return;
  toolbar.textContent = 'Weather in Seattle, 2015';
  toolbar.style.border = 'none';
  toolbar.style.justifyContent = 'center';
  toolbar.style.font = '20px sans-serif';
}

const toolbar = {
  printOptions: { onBeforeExport: addTitle },
  imageExportOptions: [{ type: 'image/png', onBeforeExport: addTitle }],
};

export default function ExportTitle() {
  return (
    <BarChartPro
      aria-label="Days in Seattle in 2015 by weather"
      height={260}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      showToolbar
      slotProps={{ toolbar }}
    />
  );
}
