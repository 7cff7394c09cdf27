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
const xAxis = [{ label: 'Horsepower', min: 40 }];
const yAxis = [{ label: 'Miles per gallon', min: 20 }];

export default function ImagesOnly() {
  return (
    <ScatterChartPro
      aria-label="Horsepower and fuel economy of six cars"
      height={260}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      showToolbar
      slotProps={{
        toolbar: { printOptions: { disableToolbarButton: true } },
      }}
    />
  );
}
