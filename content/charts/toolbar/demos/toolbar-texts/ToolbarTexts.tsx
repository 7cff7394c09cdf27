import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

// Source: vega-datasets, cars.json (StatLib), some models of 1982.
const series = [
  {
    data: [
      { id: 'VW Pickup', x: 52, y: 44 },
      { id: 'Honda Civic', x: 67, y: 38 },
      { id: 'Ford Ranger', x: 79, y: 28 },
      { id: 'Dodge Aries', x: 84, y: 29 },
      { id: 'Toyota Celica', x: 96, y: 32 },
      { id: 'Buick Century', x: 110, y: 25 },
    ],
  },
];
const xAxis = [{ id: 'power', label: 'Horsepower', zoom: true }];
const yAxis = [{ label: 'Miles per gallon' }];
const initialZoom = [{ axisId: 'power', start: 20, end: 90 }];

function PlusIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function MinusIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 10h14" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export default function ToolbarTexts() {
  return (
    <ScatterChartPro
      aria-label="Horsepower and fuel economy of six cars"
      height={280}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      showToolbar
      slots={{ zoomInIcon: PlusIcon, zoomOutIcon: MinusIcon }}
      localeText={{
        zoomIn: 'Show fewer cars',
        zoomOut: 'Show more cars',
        toolbarExport: 'Save or print',
      }}
    />
  );
}
