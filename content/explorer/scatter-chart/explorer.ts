import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { defineExplorer } from '#model/explorer';
import { both, cartesian, choices, leftOut, ofItems } from '../charts.ts';

export default defineExplorer<ScatterChartProps>({
  folder: 'charts',
  components: { community: ['ScatterChart', '@mui/x-charts/ScatterChart'] },
  text: 'Set the marks, scales and colors of a scatter chart, and take the code.',
  picture: 'charts/scatter-demo/clusters',
  shape: 'chart',
  height: 320,
  base: {
    series: [
      {
        label: 'Coast',
        data: [
          { id: 1, x: 12, y: 31 },
          { id: 2, x: 25, y: 44 },
          { id: 3, x: 38, y: 52 },
          { id: 4, x: 51, y: 78 },
        ],
      },
      {
        label: 'Inland',
        data: [
          { id: 5, x: 9, y: 14 },
          { id: 6, x: 22, y: 27 },
          { id: 7, x: 41, y: 25 },
          { id: 8, x: 60, y: 49 },
        ],
      },
    ],
    height: 320,
  },
  recipes: {
    size: {
      label: 'Size of marks',
      text: 'The same for a whole series.',
      guide: '/x/react-charts/scatter/',
      samples: {
        Small: { series: both({ markerSize: 2 }) },
        Large: { series: both({ markerSize: 9 }) },
        'The first series larger': { series: [{ markerSize: 9 }] },
      },
    },
    'axis-labels': {
      label: 'Axis labels',
      text: 'Says what the axes measure.',
      guide: '/x/react-charts/axis/#axis-definition',
      samples: {
        Horizontal: { xAxis: [{ label: 'Age (years)', height: 48 }] },
        Both: { xAxis: [{ label: 'Age (years)', height: 48 }], yAxis: [{ label: 'Income', width: 60 }] },
      },
    },
    ...cartesian,
    ...ofItems,
    highlight: {
      label: 'Highlight on hover',
      text: 'Fades what the pointer is not on.',
      guide: '/x/react-charts/highlighting/',
      samples: {
        'The series': { series: both({ highlightScope: { highlight: 'series', fade: 'global' } }) },
        'One mark': { series: both({ highlightScope: { highlight: 'item', fade: 'global' } }) },
      },
    },
    colors: {
      label: 'Colors',
      text: 'Other colors, for the series or by value.',
      guide: '/x/react-charts/scatter/',
      samples: {
        'A palette': { colors: ['#0b6e99', '#d9730d'] },
        'By height': { yAxis: [{ colorMap: { type: 'piecewise', thresholds: [40], colors: ['#448361', '#d9730d'] } }] },
        'By height, gradual': { yAxis: [{ colorMap: { type: 'continuous', color: ['#448361', '#d9730d'] } }] },
      },
    },
  },
  choices,
  leftOut,
});
