import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
  type ScatterSeries,
} from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, gapminder-health-income.csv (Gapminder, CC BY 4.0).
// z is the population in millions. Large points first, so that none is hidden.
const countries = [
  { id: 'China', x: 13334, y: 76.9, z: 1376 },
  { id: 'India', x: 5903, y: 66.8, z: 1311 },
  { id: 'United States', x: 53354, y: 79.1, z: 322 },
  { id: 'Brazil', x: 15441, y: 75.6, z: 208 },
  { id: 'Nigeria', x: 5727, y: 61.33, z: 182 },
  { id: 'Japan', x: 36162, y: 83.5, z: 127 },
  { id: 'Ethiopia', x: 1520, y: 63.6, z: 99 },
  { id: 'France', x: 37599, y: 81.9, z: 64 },
  { id: 'Nepal', x: 2352, y: 71.2, z: 29 },
];
const series: ScatterSeries[] = [
  {
    data: countries,
    markerSize: 24,
    valueFormatter: (point) => point && `${point.id}: ${point.z} million`,
  },
];
const xAxis = [
  {
    scaleType: 'log' as const,
    label: 'Income per person (USD)',
    min: 1000,
    max: 100000,
    tickInterval: [1000, 10000, 100000],
  },
];
const yAxis = [{ label: 'Life expectancy (years)', min: 55, max: 90 }];

// The area is proportional to the population: 24 pixels for the largest.
function Bubble(props: ScatterMarkerProps) {
  const population = countries[props.dataIndex]?.z ?? 0;
  return (
    <g fillOpacity={0.6}>
      <ScatterMarker
        {...props}
        size={props.size * Math.sqrt(population / 1376)}
      />
    </g>
  );
}

export default function MarkerSizes() {
  return (
    <ScatterChart
      aria-label="Life expectancy by income, sized by population"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ marker: Bubble }}
    />
  );
}
