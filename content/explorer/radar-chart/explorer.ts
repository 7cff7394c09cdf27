import type { RadarChartProps } from '@mui/x-charts/RadarChart';
import { absent, defineExplorer, written } from '#model/explorer';
import { both, choices, leftOut } from '../charts.ts';

export default defineExplorer<RadarChartProps>({
  folder: 'charts',
  components: { community: ['RadarChart', '@mui/x-charts/RadarChart'] },
  text: 'Fill the shapes of a radar chart, set its ranges, grid and tooltip, and take the code.',
  picture: 'charts/radar/rain-by-month',
  shape: 'chart',
  height: 340,
  base: {
    radar: { max: 10, metrics: ['Price', 'Speed', 'Comfort', 'Views', 'Luggage'] },
    series: [
      { label: 'Ferry', data: [6, 4, 7, 9, 8] },
      { label: 'Train', data: [5, 8, 6, 6, 4] },
    ],
    height: 320,
  },
  recipes: {
    areas: {
      label: 'Areas and marks',
      text: 'Fills the shapes, and removes their dots.',
      guide: '/x/react-charts/radar/#series-options',
      samples: {
        Filled: { series: both({ fillArea: true }) },
        'Filled, without marks': { series: both({ fillArea: true, hideMark: true }) },
        'Only the first filled': { series: [{ fillArea: true }] },
      },
    },
    ranges: {
      label: 'Range of the axes',
      text: 'Where the values of each measure begin and end.',
      guide: '/x/react-charts/radar/#metrics',
      samples: {
        'From the data of each': { radar: { max: absent } },
        'Up to 20': { radar: { max: 20 } },
        'Different for each': {
          radar: {
            max: absent,
            metrics: [
              { name: 'Price', max: 10 },
              { name: 'Speed', max: 10 },
              { name: 'Comfort', min: 4, max: 8 },
              { name: 'Views', max: 10 },
              { name: 'Luggage', max: 20 },
            ],
          },
        },
      },
    },
    grid: {
      label: 'Grid',
      text: 'The rings and stripes behind the shapes.',
      guide: '/x/react-charts/radar/#grid',
      samples: {
        'Circles without stripes': { shape: 'circular', stripeColor: null },
        'Colored stripes': {
          stripeColor: written(
            (index: number) => (index % 2 === 0 ? '#d9730d' : 'none'),
            "(index) => (index % 2 === 0 ? '#d9730d' : 'none')",
          ),
        },
        Turned: { radar: { startAngle: 36 } },
      },
    },
    names: {
      label: 'Names of measures',
      text: 'How they read, and how far they are from the grid.',
      guide: '/x/react-charts/radar/#metrics',
      samples: {
        'In capitals': {
          radar: { labelFormatter: written((name: string) => name.toUpperCase(), '(name) => name.toUpperCase()') },
        },
        'Farther away': { radar: { labelGap: 24 } },
      },
    },
    tooltip: {
      label: 'Tooltip',
      text: 'What the pointer shows: one measure, or all of a shape.',
      guide: '/x/react-charts/radar/#tooltip',
      samples: {
        'Of one shape': { highlight: 'series', slotProps: { tooltip: { trigger: 'item' } } },
        'Out of ten': {
          series: both({ valueFormatter: written((value) => `${value} / 10`, '(value) => `${value} / 10`') }),
        },
        None: { slotProps: { tooltip: { trigger: 'none' } } },
      },
    },
    colors: {
      label: 'Colors',
      text: 'Other colors for the shapes.',
      guide: '/x/react-charts/styling/#color-palette',
      samples: {
        'A palette': { colors: ['#0b6e99', '#d9730d'] },
        'One for each shape': { series: [{ color: '#448361' }, { color: '#ad1a72' }] },
      },
    },
  },
  choices: { ...choices, divisions: [2, 5, 10], margin: [20, 40, 80] },
  leftOut: { ...leftOut, skipAnimation: 'has no animation', disableAxisListener: 'has no effect' },
});
