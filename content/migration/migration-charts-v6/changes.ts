import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { CHARTS } from '../components.ts';

const SLOTS_OF = [
  'AreaPlot',
  'BarChart',
  'BarPlot',
  'ChartsLegend',
  'ChartsTooltip',
  'LineChart',
  'LineHighlightPlot',
  'LinePlot',
  'MarkPlot',
  'PieArcLabelPlot',
  'PieArcPlot',
  'PieChart',
  'PiePlot',
  'ScatterChart',
  'ScatterPlot',
];

/** The names in the guide from version 6 to version 7 of Charts. */
export const guide: MigrationGuide = {
  id: 'migration-charts-v6',
  product: 'charts',
  from: 6,
  sections: [
    {
      anchor: 'on-item-click',
      title: 'Rename onClick on pie charts',
      fix: 'hand',
      props: [{ of: ['PieChart', 'PiePlot', 'PieArcPlot'], paths: { onClick: 'onItemClick' } }],
    },
    {
      anchor: 'animation',
      title: 'Turn off line animation if you need to',
      fix: 'silent',
      behavior: [
        {
          of: ['LineChart', 'LinePlot', 'AreaPlot', 'MarkPlot'],
          text: 'Lines, areas and marks are animated. `skipAnimation` turns that off.',
        },
      ],
    },
    {
      anchor: 'voronoi',
      title: 'Check hovering in scatter charts',
      fix: 'silent',
      behavior: [
        {
          of: ['ScatterChart'],
          text: 'The nearest point responds. `voronoiMaxRadius` or `disableVoronoi` limits that.',
        },
      ],
    },
    {
      anchor: 'value-formatter',
      title: 'Accept null in value formatters',
      fix: 'hand',
      props: [
        {
          of: ['BarChart', 'LineChart', 'ChartContainer', 'ResponsiveChartContainer'],
          paths: { 'series.valueFormatter': { use: 'it also receives `null`' } },
        },
      ],
    },
    {
      anchor: 'slot-types',
      title: 'Rename slot types',
      fix: 'hand',
      exports: {
        ...renamed(
          SLOTS_OF.map((name) => `${name}SlotsComponent`),
          (name) => name.replace('SlotsComponent', 'Slots'),
        ),
        ...renamed(
          SLOTS_OF.map((name) => `${name}SlotComponentProps`),
          (name) => name.replace('SlotComponentProps', 'SlotProps'),
        ),
      },
    },
    {
      anchor: 'removed-exports',
      title: 'Replace other removed exports',
      fix: 'hand',
      exports: {
        ContinuouseScaleName: 'ContinuousScaleName',
        ...allTo(['CartesianContextProvider', 'DrawingProvider'], { use: '`ResponsiveChartContainer` and its hooks' }),
        ...allTo(['ChartsLegendRoot', 'ChartsLegendRootOwnerState'], { use: 'a component in the `legend` slot' }),
        ...allTo(['AnchorPosition', 'AnchorX', 'AnchorY'], { use: "`ChartsLegendProps['position']`" }),
        Direction: { use: "`ChartsLegendProps['direction']`" },
        PickersComponentNameToClassKey: 'ChartsComponentNameToClassKey',
      },
      props: [
        {
          of: ['BarElement', 'LineElement', 'AreaElement', 'MarkElement', 'PieArcPlot', 'PieArcLabelPlot'],
          paths: { highlightScope: { use: '`highlightScope` of the series' } },
        },
      ],
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: CHARTS, text: 'The tooltip has a shadow instead of a border.' },
        { of: CHARTS, text: '`defaultProps` of charts in the theme apply.' },
        { of: CHARTS, text: 'Unknown props, such as `data-testid`, reach the `div` around the chart.' },
      ],
    },
  ],
};
