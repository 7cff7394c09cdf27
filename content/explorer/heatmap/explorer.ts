import type { HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { defineExplorer, named, written } from '#model/explorer';
import { choices, leftOut, ofItems } from '../charts.ts';

const commits = [
  [14, 62, 58, 22],
  [21, 78, 66, 30],
  [18, 83, 71, 27],
  [25, 90, 68, 25],
  [16, 55, 47, 11],
];

const steps = {
  zAxis: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [25, 50, 75],
        colors: ['#ffe0b2', '#ffb74d', '#fb8c00', '#e65100'],
      },
    },
  ],
} as const;

export default defineExplorer<HeatmapProps>({
  folder: 'charts',
  components: { pro: ['Heatmap', '@mui/x-charts-pro/Heatmap'] },
  text: 'Color, separate and name the cells of a heatmap, add a legend, and take the code.',
  picture: 'charts/heatmap/commits-by-hour',
  shape: 'chart',
  height: 320,
  base: {
    xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }],
    yAxis: [{ data: ['8:00', '12:00', '16:00', '20:00'], width: 60 }],
    series: [{ label: 'Commits', data: commits.flatMap((day, x) => day.map((value, y) => [x, y, value] as const)) }],
    height: 300,
  },
  constants: { series: { type: "HeatmapProps['series']" } },
  recipes: {
    scale: {
      label: 'Color scale',
      text: 'Which color a value has.',
      guide: '/x/react-charts/heatmap/#color-mapping',
      samples: {
        Gradual: {
          zAxis: [{ colorMap: { type: 'continuous', min: 0, max: 90, color: ['#fff3e0', '#e65100'] } }],
        },
        'In steps': steps,
      },
    },
    legend: {
      label: 'Legend',
      text: 'What the colors mean.',
      guide: '/x/react-charts/heatmap/#legend',
      samples: {
        'With names of its ends': {
          hideLegend: false,
          slotProps: { legend: { minLabel: 'No commits', maxLabel: '100 commits' } },
        },
        'At the side': {
          hideLegend: false,
          slotProps: {
            legend: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
          },
        },
        'Of a scale in steps': {
          ...steps,
          hideLegend: false,
          slots: { legend: named('PiecewiseColorLegend', '@mui/x-charts-pro/ChartsLegend') },
        },
      },
    },
    gaps: {
      label: 'Gaps and corners',
      text: 'Separates the cells, and rounds their corners.',
      guide: '/x/react-charts/heatmap/#gaps',
      samples: {
        Gaps: { xAxis: [{ categoryGapRatio: 0.1 }], yAxis: [{ categoryGapRatio: 0.1 }] },
        'Gaps and round corners': {
          xAxis: [{ categoryGapRatio: 0.1 }],
          yAxis: [{ categoryGapRatio: 0.1 }],
          slotProps: { cell: { rx: 6, ry: 6 } },
        },
      },
    },
    tooltip: {
      ...ofItems.tooltip,
      guide: '/x/react-charts/heatmap/#tooltip',
      samples: {
        'With a unit': {
          series: [
            {
              valueFormatter: written(([, , value]) => `${value} per hour`, '([, , value]) => `${value} per hour`'),
            },
          ],
        },
        None: ofItems.tooltip.samples.None,
      },
    },
    highlight: {
      label: 'Highlight on hover',
      text: 'What stands out under the pointer.',
      guide: '/x/react-charts/heatmap/#highlight',
      samples: {
        'An outline': { sx: { '& .MuiHeatmap-cell:hover': { stroke: 'currentColor', strokeWidth: 3 } } },
        'Fade the others': { sx: { '& g:hover > .MuiHeatmap-cell:not(:hover)': { opacity: 0.5 } } },
      },
    },
    axes: {
      label: 'Axes',
      text: 'What the columns and rows are, and where it is written.',
      guide: '/x/react-charts/axis/#axis-definition',
      samples: {
        'With labels': { xAxis: [{ label: 'Weekday', height: 48 }], yAxis: [{ label: 'Time of day', width: 80 }] },
        'At the top and the right': { xAxis: [{ position: 'top' }], yAxis: [{ position: 'right' }] },
      },
    },
  },
  choices,
  leftOut: {
    ...leftOut,
    className: 'has no effect in this release',
    desc: 'has no effect in this release',
    id: 'has no effect in this release',
    title: 'has no effect in this release',
    tooltip: 'has no effect in this release',
    localeText: 'has no effect in this release',
    disableAxisListener: 'has no effect',
  },
});
