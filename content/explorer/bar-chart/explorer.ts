import type { BarChartProps } from '@mui/x-charts/BarChart';
import { absent, defineExplorer, written } from '#model/explorer';
import { both, choices, leftOut, ofPlaces } from '../charts.ts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default defineExplorer<BarChartProps>({
  folder: 'charts',
  components: { community: ['BarChart', '@mui/x-charts/BarChart'] },
  text: 'Stack, label and color the bars of a chart, see what its props do, and take the code.',
  picture: 'charts/bars/stacked-budget',
  shape: 'chart',
  height: 320,
  base: {
    series: [
      { label: 'Ferry', data: [42, 55, 61, 38] },
      { label: 'Train', data: [35, 47, 58, 44] },
    ],
    xAxis: [{ data: quarters }],
    height: 320,
  },
  recipes: {
    stacked: {
      label: 'Stacked bars',
      text: 'One bar for each category, made of all series.',
      guide: '/x/react-charts/stacking/#basics',
      samples: {
        'All series': { series: both({ stack: 'total' }) },
        'As shares of 100%': { series: both({ stack: 'total', stackOffset: 'expand' }) },
      },
    },
    horizontal: {
      label: 'Horizontal bars',
      text: 'Bars from left to right leave room for long names.',
      guide: '/x/react-charts/bars/#layout',
      samples: {
        'Names on the left': { layout: 'horizontal', xAxis: absent, yAxis: [{ data: quarters }] },
        'Names on the right': {
          layout: 'horizontal',
          xAxis: [{ data: absent, reverse: true }],
          yAxis: [{ data: quarters, position: 'right' }],
        },
      },
    },
    labels: {
      label: 'Values on bars',
      text: 'Each bar says its value.',
      guide: '/x/react-charts/bars/#labels',
      samples: {
        'The value': { barLabel: 'value' },
        'The value with a unit': {
          barLabel: written(({ value }) => `${value} k`, '({ value }) => `${value} k`'),
        },
      },
    },
    'axis-labels': {
      label: 'Axis labels',
      text: 'Says what the axes measure.',
      guide: '/x/react-charts/axis/#axis-definition',
      samples: {
        'Of the values': { yAxis: [{ label: 'Trips (thousands)', width: 60 }] },
        'Of the categories': { xAxis: [{ label: 'Quarter', height: 48 }] },
      },
    },
    gaps: {
      label: 'Width of bars',
      text: 'The gaps between categories, and between the bars of one.',
      guide: '/x/react-charts/bars/#bar-size',
      samples: {
        'Narrow bars': { xAxis: [{ categoryGapRatio: 0.6, barGapRatio: 0.2 }] },
        'Without gaps in a category': { xAxis: [{ barGapRatio: 0 }] },
        'Overlapping bars': { xAxis: [{ barGapRatio: -0.4 }] },
      },
    },
    ...ofPlaces,
    highlight: {
      label: 'Highlight on hover',
      text: 'Fades what the pointer is not on.',
      guide: '/x/react-charts/bars/#highlight',
      samples: {
        'The series': { series: both({ highlightScope: { highlight: 'series', fade: 'global' } }) },
        'One bar': { series: both({ highlightScope: { highlight: 'item', fade: 'global' } }) },
      },
    },
    colors: {
      label: 'Colors',
      text: 'Other colors, for the series or by category.',
      guide: '/x/react-charts/bars/#color',
      samples: {
        'A palette': { colors: ['#0b6e99', '#d9730d'] },
        'One for each series': { series: [{ color: '#0b6e99' }, { color: '#d9730d' }] },
        'One for each category': {
          xAxis: [{ colorMap: { type: 'ordinal', colors: ['#0b6e99', '#448361', '#d9730d', '#ad1a72'] } }],
        },
      },
    },
  },
  choices,
  leftOut,
});
