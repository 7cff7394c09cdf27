import type { PieChartProps } from '@mui/x-charts/PieChart';
import { defineExplorer, written } from '#model/explorer';
import { choices, leftOut, ofItems } from '../charts.ts';

export default defineExplorer<PieChartProps>({
  folder: 'charts',
  components: { community: ['PieChart', '@mui/x-charts/PieChart'] },
  text: 'Make a donut, label and separate its arcs, and take the code.',
  picture: 'charts/pie-demo/center-label',
  shape: 'chart',
  height: 260,
  base: {
    series: [
      {
        data: [
          { id: 0, value: 45, label: 'Ferry' },
          { id: 1, value: 30, label: 'Train' },
          { id: 2, value: 25, label: 'Bus' },
        ],
      },
    ],
    height: 240,
  },
  recipes: {
    donut: {
      label: 'Donut',
      text: 'A hole in the middle.',
      guide: '/x/react-charts/pie/',
      samples: {
        'A small hole': { series: [{ innerRadius: 40 }] },
        'A thin ring': { series: [{ innerRadius: 90 }] },
        'Half of it': { series: [{ innerRadius: 60, startAngle: -90, endAngle: 90 }] },
      },
    },
    gaps: {
      label: 'Gaps and corners',
      text: 'Separates the arcs, and rounds their corners.',
      guide: '/x/react-charts/pie/',
      samples: {
        Gaps: { series: [{ paddingAngle: 3 }] },
        'Gaps and round corners': { series: [{ innerRadius: 40, paddingAngle: 5, cornerRadius: 6 }] },
      },
    },
    labels: {
      label: 'Labels on arcs',
      text: 'Each arc says its value.',
      guide: '/x/react-charts/pie/#labels',
      samples: {
        'The value': { series: [{ arcLabel: 'value' }] },
        'The share': { series: [{ arcLabel: written(({ value }) => `${value}%`, '({ value }) => `${value}%`') }] },
        'Only on large arcs': { series: [{ arcLabel: 'value', arcLabelMinAngle: 100 }] },
      },
    },
    highlight: {
      label: 'Highlight on hover',
      text: 'What stands out under the pointer.',
      guide: '/x/react-charts/pie/#highlight',
      samples: {
        'Fade the others': { series: [{ highlightScope: { highlight: 'item', fade: 'global' } }] },
        'A larger arc': {
          series: [{ highlightScope: { highlight: 'item', fade: 'global' }, highlighted: { additionalRadius: 8 } }],
        },
      },
    },
    ...ofItems,
  },
  choices: { ...choices, height: [160, 240, 320] },
  leftOut,
});
