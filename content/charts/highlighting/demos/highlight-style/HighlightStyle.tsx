import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };

// Invented numbers.
const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin', 'Osaka', 'Quito'] }];
const yAxis = [{ label: 'Visitors' }];
const series = [
  { id: 'visitors', data: [120, 95, 140, 88, 73], highlightScope },
];

export default function HighlightStyle() {
  return (
    <BarChart
      aria-label="Visitors by city; Austin has the most"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      highlightedItem={{ seriesId: 'visitors', dataIndex: 2 }}
      sx={{
        [`& .${barElementClasses.root}`]: { pointerEvents: 'none' },
        [`& .${barElementClasses.highlighted}`]: {
          // The bar sets its own color; the outline uses the text color.
          color: 'text.primary',
          filter: 'none',
          stroke: 'currentColor',
          strokeWidth: 3,
        },
        [`& .${barElementClasses.faded}`]: { opacity: 0.6 },
      }}
    />
  );
}
