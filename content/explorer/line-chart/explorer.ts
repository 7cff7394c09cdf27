import type { LineChartProps } from '@mui/x-charts/LineChart';
import { defineExplorer, written } from '#model/explorer';
import { both, choices, leftOut, ofPlaces } from '../charts.ts';

export default defineExplorer<LineChartProps>({
  folder: 'charts',
  components: { community: ['LineChart', '@mui/x-charts/LineChart'] },
  text: 'Fill, stack and smooth the lines of a chart, give it two axes, and take the code.',
  picture: 'charts/areas-demo/percent-areas',
  shape: 'chart',
  height: 320,
  base: {
    series: [
      { id: 'visitors', label: 'Visitors', data: [24, 31, 28, 42, 55, 61] },
      { id: 'orders', label: 'Orders', data: [12, 15, 19, 18, 27, 33] },
    ],
    xAxis: [{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' }],
    height: 320,
  },
  recipes: {
    area: {
      label: 'Areas',
      text: 'Fills what is below the lines.',
      guide: '/x/react-charts/lines/#area',
      samples: {
        'Below each line': { series: both({ area: true }) },
        Stacked: { series: both({ area: true, stack: 'total' }) },
        'Stacked as shares of 100%': { series: both({ area: true, stack: 'total', stackOffset: 'expand' }) },
      },
    },
    'two-axes': {
      label: 'Two axes',
      text: 'A scale on each side, for series with different units.',
      guide: '/x/react-charts/axis/#axis-id',
      samples: {
        'One on each side': {
          series: [{ yAxisId: 'left' }, { yAxisId: 'right' }],
          yAxis: [
            { id: 'left', label: 'Visitors', width: 60 },
            { id: 'right', label: 'Orders', position: 'right', width: 60 },
          ],
        },
        'The right one logarithmic': {
          series: [{ yAxisId: 'left' }, { yAxisId: 'right' }],
          yAxis: [{ id: 'left' }, { id: 'right', position: 'right', scaleType: 'log' }],
        },
      },
    },
    curve: {
      label: 'Curve',
      text: 'How the line runs from point to point.',
      guide: '/x/react-charts/lines/#interpolation',
      samples: {
        Straight: { series: both({ curve: 'linear' }) },
        Smooth: { series: both({ curve: 'natural' }) },
        Steps: { series: both({ curve: 'step' }) },
      },
    },
    marks: {
      label: 'Marks',
      text: 'Dots where the data is.',
      guide: '/x/react-charts/lines/#marks',
      samples: {
        'On every second value': {
          series: both({ showMark: written(({ index }) => index % 2 === 0, '({ index }) => index % 2 === 0') }),
        },
        None: { series: both({ showMark: false }) },
      },
    },
    'missing-values': {
      label: 'Missing values',
      text: 'What the line does where a value is missing.',
      guide: '/x/react-charts/lines/#missing-values',
      samples: {
        'Leave a gap': { series: [{ data: [24, 31, null, 42, 55, 61] }] },
        'Connect the points': { series: [{ data: [24, 31, null, 42, 55, 61], connectNulls: true }] },
      },
    },
    format: {
      label: 'Format of values',
      text: 'How values read in the tooltip.',
      guide: '/x/react-charts/tooltip/#format-values',
      samples: {
        'With a unit': {
          series: both({ valueFormatter: written((value) => `${value} k`, '(value) => `${value} k`') }),
        },
        'Rounded to tens': {
          series: both({
            valueFormatter: written(
              (value) => `about ${Math.round(Number(value) / 10) * 10}`,
              '(value) => `about ${Math.round(Number(value) / 10) * 10}`',
            ),
          }),
        },
      },
    },
    ...ofPlaces,
    highlight: {
      label: 'Highlight on hover',
      text: 'What stands out under the pointer.',
      guide: '/x/react-charts/lines/#highlight',
      samples: {
        'The line': { series: both({ highlightScope: { highlight: 'series', fade: 'global' } }) },
        'Lines across': { axisHighlight: { x: 'line', y: 'line' } },
      },
    },
    colors: {
      label: 'Colors',
      text: 'Other colors, for all series or by value.',
      guide: '/x/react-charts/lines/#color-scale',
      samples: {
        'A palette': { colors: ['#0b6e99', '#d9730d'] },
        'By value': { yAxis: [{ colorMap: { type: 'piecewise', thresholds: [30], colors: ['#448361', '#d9730d'] } }] },
      },
    },
  },
  choices,
  leftOut,
});
