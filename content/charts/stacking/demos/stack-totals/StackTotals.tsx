import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const years = ['2001', '2005', '2009', '2013', '2017'];
const xAxis = [{ data: years }];
const yAxis = [{ max: 70, label: 'Electricity (TWh)' }];
const series = [
  { stack: 'total', label: 'Nuclear', data: [3.9, 4.5, 4.7, 5.3, 5.2] },
  { stack: 'total', label: 'Renewables', data: [1.4, 2.7, 8.6, 16.5, 21.9] },
  {
    stack: 'total',
    label: 'Fossil fuels',
    data: [35.4, 36.9, 38.6, 34.9, 29.3],
  },
];

function Totals() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const sources = useBarSeries();

  return years.map((year, index) => {
    const total = sources.reduce(
      (sum, source) => sum + (source.data[index] ?? 0),
      0,
    );
    return (
      <text
        key={year}
        x={(xScale(year) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(total) - 6}
        textAnchor="middle"
        fill="currentColor"
        fontSize={13}
      >
        {total.toFixed(1)}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <BarChart
      aria-label="Electricity generated in Iowa by source, with totals"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <Totals />
    </BarChart>
  );
}
