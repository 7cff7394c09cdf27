import {
  ScatterChart,
  type ScatterMarkerProps,
  type ScatterSeries,
} from '@mui/x-charts/ScatterChart';

// Shapes with a radius of about 1.
const paths: Record<string, string> = {
  cats: 'M0,-1.2 L1.1,0.8 H-1.1 Z',
  dogs: 'M-0.9,-0.9 H0.9 V0.9 H-0.9 Z',
};

function ShapeMarker(props: ScatterMarkerProps) {
  const { seriesId, x, y, size, color, isFaded, isHighlighted, onClick } =
    props;
  const scale = (isHighlighted ? 1.2 : 1) * size;

  return (
    <path
      d={paths[seriesId]}
      transform={`translate(${x}, ${y}) scale(${scale})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
}

function createMark(id: string) {
  return function Mark({ color }: { color?: string }) {
    return (
      <svg viewBox="-1.3 -1.3 2.6 2.6" fill={color}>
        <path d={paths[id]} />
      </svg>
    );
  };
}

const series: ScatterSeries[] = [
  {
    id: 'cats',
    label: 'Cats',
    labelMarkType: createMark('cats'),
    markerSize: 6,
    data: [
      { x: 1, y: 3.2 },
      { x: 4, y: 4.1 },
      { x: 8, y: 4.6 },
      { x: 13, y: 3.9 },
    ],
  },
  {
    id: 'dogs',
    label: 'Dogs',
    labelMarkType: createMark('dogs'),
    markerSize: 6,
    data: [
      { x: 2, y: 8.3 },
      { x: 3, y: 21 },
      { x: 6, y: 12.5 },
      { x: 11, y: 17.2 },
    ],
  },
];
const xAxis = [{ label: 'Age (years)', min: 0 }];
const yAxis = [{ label: 'Weight (kg)' }];

export default function MarkerShapes() {
  return (
    <ScatterChart
      aria-label="Weight by age of cats and dogs"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ marker: ShapeMarker }}
    />
  );
}
