import {
  ScatterChart,
  type ScatterMarkerProps,
  type ScatterSeries,
} from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, penguins.json (Palmer Station LTER), 12 per species.
const adelie = [
  { x: 39.1, y: 18.7 },
  { x: 37.8, y: 17.3 },
  { x: 37.7, y: 18.7 },
  { x: 37.2, y: 18.1 },
  { x: 40.8, y: 18.4 },
  { x: 40.1, y: 18.9 },
  { x: 41.3, y: 21.1 },
  { x: 39.7, y: 18.4 },
  { x: 41.1, y: 18.1 },
  { x: 41, y: 20 },
  { x: 37.7, y: 19.8 },
  { x: 40.6, y: 17.2 },
];
const chinstrap = [
  { x: 46.5, y: 17.9 },
  { x: 52.7, y: 19.8 },
  { x: 46, y: 18.9 },
  { x: 47, y: 17.3 },
  { x: 50.3, y: 20 },
  { x: 46.7, y: 17.9 },
  { x: 46.4, y: 17.8 },
  { x: 47.6, y: 18.3 },
  { x: 49, y: 19.5 },
  { x: 50.9, y: 17.9 },
  { x: 51.5, y: 18.7 },
  { x: 45.2, y: 16.6 },
];
const gentoo = [
  { x: 46.1, y: 13.2 },
  { x: 43.3, y: 13.4 },
  { x: 42, y: 13.5 },
  { x: 42.9, y: 13.1 },
  { x: 45.1, y: 14.5 },
  { x: 44.9, y: 13.3 },
  { x: 43.8, y: 13.9 },
  { x: 45.8, y: 14.2 },
  { x: 48.2, y: 15.6 },
  { x: 49.1, y: 14.5 },
  { x: 47.5, y: 14 },
  { x: 49.4, y: 15.8 },
];

// Shapes with a radius of about 1.
const circle = 'M-1,0 A1,1 0 1 0 1,0 A1,1 0 1 0 -1,0 Z';
const triangle = 'M0,-1.2 L1.1,0.8 H-1.1 Z';
const square = 'M-0.9,-0.9 H0.9 V0.9 H-0.9 Z';
const shapes: Record<string, string> = {
  Adelie: circle,
  Chinstrap: triangle,
  Gentoo: square,
};

function Marker({ seriesId, x, y, size, color }: ScatterMarkerProps) {
  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${size})`}
      fill={color}
    />
  );
}

function createSeries(name: string, data: ScatterSeries['data']) {
  function Mark({ color }: { color?: string }) {
    return (
      <svg viewBox="-1.3 -1.3 2.6 2.6" fill={color}>
        <path d={shapes[name]} />
      </svg>
    );
  }
  return { id: name, label: name, data, markerSize: 5, labelMarkType: Mark };
}

const series = [
  createSeries('Adelie', adelie),
  createSeries('Chinstrap', chinstrap),
  createSeries('Gentoo', gentoo),
];
const xAxis = [{ label: 'Beak length (mm)', min: 35, max: 55 }];
const yAxis = [{ label: 'Beak depth (mm)', min: 12, max: 22 }];

export default function Clusters() {
  return (
    <ScatterChart
      aria-label="Beak length and depth of three species of penguins"
      height={340}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ marker: Marker }}
    />
  );
}
