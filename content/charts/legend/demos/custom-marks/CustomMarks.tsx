import { LineChart } from '@mui/x-charts/LineChart';

const createMark = (path: string) =>
  function Mark({ className, color }: { className?: string; color?: string }) {
    return (
      <svg viewBox="0 0 24 24">
        <path className={className} d={path} fill={color} />
      </svg>
    );
  };

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are TWh.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2001', '2005', '2009', '2013', '2017'],
  },
];
const yAxis = [{ label: 'Electricity (TWh)' }];
const series = [
  {
    label: 'Fossil fuels',
    data: [35.4, 36.9, 38.6, 34.9, 29.3],
    showMark: true,
    shape: 'triangle' as const,
    labelMarkType: createMark('M12 2L23 22H1Z'),
  },
  {
    label: 'Renewables',
    data: [1.4, 2.7, 8.6, 16.5, 21.9],
    showMark: true,
    shape: 'diamond' as const,
    labelMarkType: createMark('M12 0L20 12L12 24L4 12Z'),
  },
];

export default function CustomMarks() {
  return (
    <LineChart
      aria-label="Electricity generated in Iowa, by source"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
