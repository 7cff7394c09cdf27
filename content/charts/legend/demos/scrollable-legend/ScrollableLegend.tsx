import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

// Invented numbers: tickets by product area in June and July.
const series = [
  { label: 'Billing', data: [41, 38] },
  { label: 'Calendar', data: [22, 25] },
  { label: 'Comments', data: [17, 12] },
  { label: 'Export', data: [29, 31] },
  { label: 'Imports', data: [35, 24] },
  { label: 'Mobile app', data: [48, 52] },
  { label: 'Permissions', data: [19, 21] },
  { label: 'Reports', data: [26, 30] },
  { label: 'Search', data: [33, 27] },
  { label: 'Sign-in', data: [57, 44] },
].map((item) => ({ ...item, stack: 'tickets' }));
const xAxis = [{ data: ['June', 'July'] }];

export default function ScrollableLegend() {
  return (
    <BarChart
      aria-label="Support tickets by month and product area"
      height={300}
      xAxis={xAxis}
      series={series}
      colors={mangoFusionPalette}
      slotProps={{
        legend: {
          direction: 'vertical',
          // Lets keyboard users scroll the list.
          tabIndex: 0,
          sx: {
            flexWrap: 'nowrap',
            maxHeight: 180,
            overflowY: 'auto',
            pr: 2,
          },
        },
      }}
    />
  );
}
