import {
  PieChart,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

const onIsland =
  (species: string, island: string) =>
  (location: 'tooltip' | 'legend' | 'arc') =>
    location === 'arc' ? species : `${species} on ${island}`;

// Source: vega-datasets, penguins.json (Palmer Station LTER).
const series: PieSeries[] = [
  {
    id: 'islands',
    outerRadius: 88,
    arcLabelRadius: 60,
    arcLabel: 'label',
    data: [
      { value: 168, label: 'Biscoe', color: '#90caf9' },
      { value: 124, label: 'Dream', color: '#ffcc80' },
      { value: 52, label: 'Torgersen', color: '#a5d6a7' },
    ],
  },
  {
    id: 'species',
    innerRadius: 92,
    outerRadius: 145,
    arcLabel: 'label',
    data: [
      { value: 124, label: onIsland('Gentoo', 'Biscoe'), color: '#bbdefb' },
      { value: 44, label: onIsland('Adelie', 'Biscoe'), color: '#bbdefb' },
      { value: 68, label: onIsland('Chinstrap', 'Dream'), color: '#ffe0b2' },
      { value: 56, label: onIsland('Adelie', 'Dream'), color: '#ffe0b2' },
      { value: 52, label: onIsland('Adelie', 'Torgersen'), color: '#c8e6c9' },
    ],
  },
];

export default function TwoLevels() {
  return (
    <PieChart
      aria-label="Penguins by island, and by species on each island"
      height={300}
      hideLegend
      series={series}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a', fontSize: 12 },
      }}
    />
  );
}
