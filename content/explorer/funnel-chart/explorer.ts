import type { FunnelChartProps } from '@mui/x-charts-pro/FunnelChart';
import { defineExplorer, written } from '#model/explorer';
import { choices, leftOut, ofItems } from '../charts.ts';

const categories = ['Visited', 'Registered', 'Tried', 'Bought'];

export default defineExplorer<FunnelChartProps>({
  folder: 'charts',
  components: { pro: ['FunnelChart', '@mui/x-charts-pro/FunnelChart'] },
  text: 'Shape, name and label the sections of a funnel, and take the code.',
  picture: 'charts/funnel/signup-funnel',
  shape: 'chart',
  height: 340,
  base: {
    series: [
      {
        data: [
          { value: 4800, label: 'Visited' },
          { value: 2700, label: 'Registered' },
          { value: 1500, label: 'Tried' },
          { value: 620, label: 'Bought' },
        ],
      },
    ],
    height: 320,
  },
  recipes: {
    shape: {
      label: 'Shape',
      text: 'The sides of the sections.',
      guide: '/x/react-charts/funnel/#curve-interpolation',
      samples: {
        'With a tip': { series: [{ curve: 'linear-sharp' }] },
        Curved: { series: [{ curve: 'bump' }] },
        Steps: { series: [{ curve: 'step' }] },
        'A pyramid': { series: [{ curve: 'pyramid' }] },
      },
    },
    names: {
      label: 'Names beside the sections',
      text: 'An axis instead of the legend.',
      guide: '/x/react-charts/funnel/#category-axis',
      samples: {
        'On the left': { categoryAxis: { categories, size: 80 }, hideLegend: true },
        'On the right, without lines': {
          categoryAxis: { categories, position: 'right', size: 80, disableLine: true, disableTicks: true },
          hideLegend: true,
        },
      },
    },
    horizontal: {
      label: 'Horizontal funnel',
      text: 'Sections from left to right.',
      guide: '/x/react-charts/funnel/#layout',
      samples: {
        'With the legend': { series: [{ layout: 'horizontal' }] },
        'With names below': {
          series: [{ layout: 'horizontal' }],
          categoryAxis: { categories, position: 'bottom' },
          hideLegend: true,
        },
      },
    },
    'by-value': {
      label: 'Sizes by value',
      text: 'The height of a section follows its value too.',
      guide: '/x/react-charts/funnel/#linear-sections',
      samples: {
        Steps: { series: [{ curve: 'step' }], categoryAxis: { categories, size: 80, scaleType: 'linear' } },
        'A pyramid': { series: [{ curve: 'pyramid' }], categoryAxis: { categories, size: 80, scaleType: 'linear' } },
      },
    },
    labels: {
      label: 'Labels in sections',
      text: 'What each section says.',
      guide: '/x/react-charts/funnel/#label-format',
      samples: {
        'The share of the first': {
          series: [
            {
              valueFormatter: written(
                ({ value }) => `${Math.round(value / 48)}%`,
                '({ value }) => `${Math.round(value / 48)}%`',
              ),
            },
          ],
        },
        'At the top': { series: [{ sectionLabel: { position: { vertical: 'top' }, offset: { y: -4 } } }] },
        None: { series: [{ sectionLabel: false }] },
      },
    },
    outlines: {
      label: 'Gaps and outlines',
      text: 'Separates the sections, and rounds their corners.',
      guide: '/x/react-charts/funnel/#gap',
      samples: {
        'Gaps and round corners': { gap: 6, series: [{ borderRadius: 8 }] },
        Outlines: { gap: 6, series: [{ variant: 'outlined' }] },
      },
    },
    ...ofItems,
    colors: {
      label: 'Colors',
      text: 'One hue, or one section apart.',
      guide: '/x/react-charts/funnel/#color',
      samples: {
        'One hue': { colors: ['#9ec9e2', '#6cb0d6', '#3c93c2', '#226e9c'] },
        'The last one apart': { series: [{ data: [{}, {}, {}, { color: '#d9730d' }] }] },
      },
    },
  },
  choices,
  leftOut: { ...leftOut, skipAnimation: 'has no animation' },
});
