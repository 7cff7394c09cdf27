import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { defineExplorer, written } from '#model/explorer';
import { choices, leftOut } from '../charts.ts';

export default defineExplorer<SparkLineChartProps>({
  folder: 'charts',
  components: { community: ['SparkLineChart', '@mui/x-charts/SparkLineChart'] },
  text: 'Fill, color and label the line of a sparkline, set its range, and take the code.',
  picture: 'charts/sparkline/downloads-card',
  shape: 'chart',
  height: 160,
  base: { data: [52, 58, 55, 67, 71, 64, 78, 86], height: 100 },
  recipes: {
    areas: {
      label: 'Area',
      text: 'Fills what is below the line.',
      guide: '/x/react-charts/sparkline/#line-customization',
      samples: {
        'From zero on': { area: true },
        'From the lowest value on': { area: true, baseline: 'min' },
        'Below a smooth line': { area: true, curve: 'natural' },
      },
    },
    tooltip: {
      label: 'Tooltip and highlight',
      text: 'What the pointer shows.',
      guide: '/x/react-charts/sparkline/#interaction',
      samples: {
        'A value with its unit': {
          showTooltip: true,
          valueFormatter: written((value) => `${value} orders`, '(value) => `${value} orders`'),
        },
        'A value and a dot': { showTooltip: true, showHighlight: true },
        'A value and a line': { showTooltip: true, axisHighlight: { x: 'line' } },
      },
    },
    names: {
      label: 'Names of points',
      text: 'What the tooltip says above the value.',
      guide: '/x/react-charts/sparkline/#x-axis-data',
      samples: {
        Months: {
          xAxis: { data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] },
          showTooltip: true,
        },
        'Days at uneven distances': {
          xAxis: {
            scaleType: 'linear',
            data: [1, 2, 3, 7, 8, 14, 21, 28],
            valueFormatter: written((day: number) => `Day ${day}`, '(day) => `Day ${day}`'),
          },
          showTooltip: true,
        },
      },
    },
    range: {
      label: 'Range',
      text: 'Where the values begin and end.',
      guide: '/x/react-charts/sparkline/#y-axis-range',
      samples: {
        'From 0 to 100': { yAxis: { min: 0, max: 100 } },
        'Exactly the data': { yAxis: { domainLimit: 'strict' } },
      },
    },
    'line-width': {
      label: 'Width of the line',
      text: 'A thick line needs more space at the edges.',
      guide: '/x/react-charts/sparkline/#line-width',
      samples: {
        Thin: { sx: { '& .MuiLineElement-root': { strokeWidth: 1 } } },
        Thick: {
          sx: { '& .MuiLineElement-root': { strokeWidth: 6 } },
          clipAreaOffset: { top: 3, right: 3, bottom: 3, left: 3 },
        },
      },
    },
    colors: {
      label: 'Color by mode or value',
      text: 'A color for each mode of the page, or for ranges of values.',
      guide: '/x/react-charts/sparkline/#mode-color',
      samples: {
        'One for each mode': {
          color: written(
            (mode: 'light' | 'dark') => (mode === 'dark' ? '#ffd54f' : '#6a1b9a'),
            "(mode) => (mode === 'dark' ? '#ffd54f' : '#6a1b9a')",
          ),
        },
        'By value': { yAxis: { colorMap: { type: 'piecewise', thresholds: [60], colors: ['#448361', '#d9730d'] } } },
      },
    },
  },
  choices: { ...choices, height: [48, 100, 160], margin: [0, 5, 20], color: ['#0b6e99', '#448361', '#d9730d'] },
  leftOut: {
    ...leftOut,
    skipAnimation: 'is never animated',
    onAxisClick: 'has no effect',
    onItemClick: 'has no effect',
    disableAxisListener: 'has no effect',
    disableVoronoi: 'has no effect',
    voronoiMaxRadius: 'has no effect',
  },
});
