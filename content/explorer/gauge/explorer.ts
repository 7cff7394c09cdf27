import type { GaugeProps } from '@mui/x-charts/Gauge';
import { defineExplorer, written } from '#model/explorer';
import { choices, leftOut } from '../charts.ts';

export default defineExplorer<GaugeProps>({
  folder: 'charts',
  components: { community: ['Gauge', '@mui/x-charts/Gauge'] },
  text: 'Set the range, the arc and the text of a gauge, and take the code.',
  picture: 'charts/gauge/basic-gauges',
  shape: 'chart',
  height: 240,
  base: { 'aria-label': 'Disk used', value: 64, height: 220 },
  recipes: {
    arc: {
      label: 'Arc',
      text: 'A part of a circle, with the value from one end to the other.',
      guide: '/x/react-charts/gauge/#arcs-configuration',
      samples: {
        'Half a circle': { startAngle: -90, endAngle: 90 },
        'More than half': { startAngle: -110, endAngle: 110 },
        'Half a circle, counterclockwise': { startAngle: 90, endAngle: -90 },
      },
    },
    ring: {
      label: 'Ring',
      text: 'The thickness and the ends of the arc.',
      guide: '/x/react-charts/gauge/#arcs-configuration',
      samples: {
        Thin: { innerRadius: '92%' },
        'Thick, with round ends': { innerRadius: '65%', cornerRadius: '50%' },
        'Filled to the center': { innerRadius: 0, text: written(() => null, '() => null') },
      },
    },
    wording: {
      label: 'Text in the middle',
      text: 'The value with more around it.',
      guide: '/x/react-charts/gauge/#text-configuration',
      samples: {
        'With a unit': { text: written(({ value }) => `${value}%`, '({ value }) => `${value}%`') },
        'With the maximum': {
          text: written(
            ({ value, valueMax }) => `${value} / ${valueMax}`,
            '({ value, valueMax }) => `${value} / ${valueMax}`',
          ),
        },
        None: { text: written(() => null, '() => null') },
      },
    },
    range: {
      label: 'Range',
      text: 'What an empty and a full gauge mean.',
      guide: '/x/react-charts/gauge/#value-range',
      samples: {
        'From 35 to 42': { 'aria-label': 'Body temperature', value: 38.4, valueMin: 35, valueMax: 42 },
        'From -20 to 20': { 'aria-label': 'Temperature outside', value: 8, valueMin: -20, valueMax: 20 },
      },
    },
    missing: {
      label: 'Missing value',
      text: 'An empty arc, with text instead of the value.',
      guide: '/x/react-charts/gauge/#no-value',
      samples: {
        'A dash': { value: null, text: '–' },
        'A word': { value: null, text: 'Unknown' },
      },
    },
    colors: {
      label: 'Colors',
      text: 'Of the value, and of what is behind it.',
      guide: '/x/react-charts/gauge/#arc-design',
      samples: {
        'Of the value': { sx: { '& .MuiGauge-valueArc': { fill: '#d9730d' } } },
        'Of both arcs': {
          sx: { '& .MuiGauge-valueArc': { fill: '#448361' }, '& .MuiGauge-referenceArc': { fill: '#44836133' } },
        },
      },
    },
  },
  choices: {
    ...choices,
    width: [160, 220],
    height: [160, 220, 300],
    startAngle: [-110, -90, 0],
    endAngle: [90, 110, 360],
    innerRadius: ['60%', '80%', '92%'],
    outerRadius: ['80%', '100%'],
    cornerRadius: [0, 8, '50%'],
  },
  leftOut: { className: leftOut.className, id: leftOut.id, desc: leftOut.desc, title: leftOut.title },
});
