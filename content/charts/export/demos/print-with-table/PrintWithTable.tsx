import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// Source: vega-datasets, seattle-weather.csv (NOAA), days in 2015.
const kinds = ['Sun', 'Rain', 'Fog', 'Drizzle'];
const days = [162, 144, 52, 7];
const xAxis = [{ data: kinds }];
const series = [{ data: days }];

function addTable(iframe: HTMLIFrameElement) {
  const frame = iframe.contentDocument;
  if (!frame) return;
  const table = frame.createElement('table');
  kinds.forEach((kind, index) => {
    const row = table.insertRow();
    row.insertCell().textContent = kind;
    row.insertCell().textContent = `${days[index]} days`;
  });
  frame.body.append(table);
}

export default function PrintWithTable() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportAsPrint({ onBeforeExport: addTable })
        }
      >
        Print with values
      </Button>
      <BarChartPro
        apiRef={apiRef}
        aria-label="Days in Seattle in 2015 by weather"
        height={240}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
