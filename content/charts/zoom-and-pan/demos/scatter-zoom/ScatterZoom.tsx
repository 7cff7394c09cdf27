import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

// Source: vega-datasets, cars.json (StatLib), models of 1982.
const cars = [
  [52, 44],
  [58, 39.1],
  [60, 35.1],
  [62, 37.7],
  [63, 34.7],
  [63, 38],
  [64, 39],
  [65, 29.9],
  [65, 34.4],
  [65, 37],
  [67, 32],
  [67, 32.3],
  [67, 38],
  [68, 31],
  [68, 34.1],
  [68, 37],
  [70, 34],
  [70, 36],
  [74, 31.6],
  [74, 33],
  [74, 36],
  [75, 32.4],
  [75, 33.7],
  [75, 36],
  [76, 30.7],
  [79, 28],
  [80, 28.1],
  [82, 31],
  [84, 26.6],
  [84, 27.2],
  [84, 29],
  [84, 30],
  [84, 32],
  [84, 36],
  [85, 17.6],
  [85, 31],
  [85, 38],
  [86, 27],
  [88, 20.2],
  [88, 27],
  [88, 28],
  [88, 34],
  [88, 36],
  [90, 27],
  [92, 24],
  [92, 25.8],
  [92, 26],
  [96, 32],
  [100, 32.9],
  [105, 26.6],
  [110, 22.4],
  [110, 23.5],
  [110, 25],
  [112, 22],
  [116, 25.4],
  [120, 24.2],
];

const series = [
  { data: cars.map(([x = 0, y = 0], id) => ({ x, y, id })), markerSize: 5 },
];
const xAxis = [{ label: 'Horsepower', zoom: true }];
const yAxis = [{ label: 'Miles per gallon', zoom: true }];

export default function ScatterZoom() {
  return (
    <ScatterChartPro
      aria-label="Horsepower and fuel economy of 1982 cars"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
