import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { CARTESIAN_CHARTS, CHART_CONTAINERS, CHARTS, CHARTS_WITH_SERIES } from '../components.ts';

const PRO_CHARTS = [
  'BarChartPro',
  'LineChartPro',
  'ScatterChartPro',
  'ChartContainerPro',
  'ResponsiveChartContainerPro',
];
const AXES = ['ChartsXAxis', 'ChartsYAxis'];
const LEGENDS = ['ChartsLegend', 'PiecewiseColorLegend', 'ContinuousColorLegend'];
const LEGEND_STYLES = ['labelStyle', 'itemGap', 'markGap', 'itemMarkWidth', 'itemMarkHeight', 'padding'];
const MEASURED = [...CHARTS, ...CHART_CONTAINERS, 'SparkLineChart', 'Heatmap'];
const legendPaths = (keys: readonly string[]) => keys.flatMap((key) => [`legend.${key}`, `slotProps.legend.${key}`]);

/** The names in the guide from version 7 to version 8 of Charts. */
export const guide: MigrationGuide = {
  id: 'migration-charts-v7',
  product: 'charts',
  from: 7,
  codemod: 'v8.0.0/charts/preset-safe',
  otherCodemods: { sparkline: 'v8.0.0/charts/rename-sparkline-colors-to-color' },
  sections: [
    { anchor: 'package-layout', title: 'Update imports and aliases', fix: 'hand', rules: ['deepImports'] },
    {
      anchor: 'series',
      title: 'Rename series properties',
      fix: 'hand',
      props: [
        {
          of: CHARTS_WITH_SERIES,
          isRare: true,
          paths: {
            'series.xAxisKey': 'xAxisId',
            'series.yAxisKey': 'yAxisId',
            'series.zAxisKey': 'zAxisId',
            'series.highlightScope.highlighted': 'highlight',
            'series.highlightScope.faded': 'fade',
          },
        },
        { of: CHARTS_WITH_SERIES, paths: { highlightedItem: { use: '`seriesId` is required, and `null` clears it' } } },
      ],
    },
    {
      anchor: 'legend-prop',
      title: 'Move the legend prop into slotProps',
      fix: 'codemod',
      props: [{ of: CHARTS, paths: { legend: { use: '`slotProps.legend`' } } }],
    },
    {
      anchor: 'legend-position',
      title: 'Rename directions and positions',
      fix: 'codemod',
      props: [
        {
          of: CHARTS,
          paths: {
            ...allTo(legendPaths(['direction=row']), 'horizontal'),
            ...allTo(legendPaths(['direction=column']), 'vertical'),
            ...allTo(legendPaths(['position.horizontal=left']), 'start'),
            ...allTo(legendPaths(['position.horizontal=middle']), 'center'),
            ...allTo(legendPaths(['position.horizontal=right']), 'end'),
          },
        },
        {
          of: LEGENDS,
          paths: {
            'direction=row': { use: '`horizontal`', fix: 'hand' },
            'direction=column': { use: '`vertical`', fix: 'hand' },
          },
        },
        { of: ['ChartsLegend'], paths: { position: { use: '`legendPosition` of `ChartsWrapper`', fix: 'hand' } } },
      ],
      exports: { LegendPosition: { use: '`Position` from `@mui/x-charts/models`' } },
    },
    {
      anchor: 'hide-legend',
      title: 'Hide the legend with hideLegend',
      fix: 'codemod',
      props: [
        { of: CHARTS, paths: allTo(legendPaths(['hidden']), { use: '`hideLegend` of the chart' }) },
        { of: ['ChartsLegend'], paths: { hidden: { use: 'leave it out', fix: 'hand' } } },
      ],
    },
    {
      anchor: 'legend-style',
      title: 'Replace size and text props with sx',
      fix: 'hand',
      props: [
        { of: CHARTS, paths: allTo(legendPaths(LEGEND_STYLES), { use: '`sx` of the legend' }) },
        { of: ['ChartsLegend'], paths: allTo(LEGEND_STYLES, { use: '`sx`' }) },
      ],
      classes: [
        {
          of: 'legendClasses',
          prefix: 'MuiChartsLegend',
          names: { column: 'vertical', row: 'horizontal', itemBackground: null },
        },
      ],
    },
    {
      anchor: 'legend-outside',
      title: 'Move the legend out of the svg element',
      fix: 'silent',
      rules: ['legendOutside'],
    },
    {
      anchor: 'custom-legend',
      title: 'Rewrite custom legends',
      fix: 'hand',
      props: [
        { of: [...CHARTS, 'Heatmap'], paths: { 'slots.legend': { use: 'HTML instead of SVG, with `useLegend()`' } } },
      ],
      exports: {
        getSeriesToDisplay: { use: '`useLegend()`' },
        DefaultChartsLegend: 'ChartsLegend',
        LegendRendererProps: 'ChartsLegendProps',
        ChartsLegendPropsBase: 'ChartsLegendProps',
      },
      returned: [{ of: 'useDrawingArea', names: { isPointInside: { use: 'compare the coordinates yourself' } } }],
    },
    {
      anchor: 'color-legend',
      title: 'Update color legends',
      fix: 'hand',
      props: [
        {
          of: ['ContinuousColorLegend', 'PiecewiseColorLegend'],
          paths: {
            position: { use: 'CSS around the legend' },
            ...allTo(LEGEND_STYLES, { use: '`sx`' }),
          },
        },
        {
          of: ['ContinuousColorLegend'],
          paths: {
            length: { use: '`width` or `height` in `sx`' },
            spacing: { use: '`gap` in `sx`' },
            align: { use: '`labelPosition`' },
            ...allTo(['id', 'scaleType'], { use: '`gradientId`, for a custom gradient' }),
          },
        },
        {
          of: ['PiecewiseColorLegend'],
          paths: allTo(['hideFirst', 'hideLast'], { use: 'return `null` from `labelFormatter`' }),
        },
      ],
    },
    {
      anchor: 'tooltip-prop',
      title: 'Move the tooltip prop into slotProps',
      fix: 'hand',
      props: [{ of: [...CHARTS, 'SparkLineChart', 'Heatmap'], paths: { tooltip: { use: '`slotProps.tooltip`' } } }],
    },
    {
      anchor: 'tooltip-slots',
      title: 'Replace the content slots',
      fix: 'hand',
      props: [
        {
          of: [...CHARTS, 'SparkLineChart', 'ChartsTooltip'],
          paths: {
            ...allTo(
              ['slots.axisContent', 'slotProps.axisContent', 'tooltip.axisContent', 'tooltip.slots.axisContent'],
              { use: 'the `tooltip` slot with `useAxesTooltip()`' },
            ),
            ...allTo(
              ['slots.itemContent', 'slotProps.itemContent', 'tooltip.itemContent', 'tooltip.slots.itemContent'],
              { use: 'the `tooltip` slot with `useItemTooltip()`' },
            ),
            ...allTo(['slots.popper', 'slotProps.popper'], { use: '`slotProps.tooltip`' }),
          },
        },
        { of: ['ChartsTooltip'], paths: allTo(['axisContent', 'itemContent'], { use: 'a component of your own' }) },
        {
          of: ['ChartsAxisTooltipContent', 'ChartsItemTooltipContent'],
          paths: allTo(['axisData', 'itemData', 'content', 'contentProps'], { use: 'the tooltip hooks' }),
        },
      ],
      exports: {
        DefaultChartsAxisTooltipContent: 'ChartsAxisTooltipContent',
        DefaultChartsItemTooltipContent: 'ChartsItemTooltipContent',
        ...allTo(['ChartsAxisContentProps', 'ChartsItemContentProps', 'PopperProps'], { use: '`ChartsTooltipProps`' }),
        useAxisTooltip: { use: '`useAxesTooltip`, which returns an array' },
      },
    },
    {
      anchor: 'tooltip-dom',
      title: 'Update selectors for the tooltip',
      fix: 'silent',
      classes: [{ of: 'chartsTooltipClasses', prefix: 'MuiChartsTooltip', names: { markCell: 'markContainer' } }],
      exports: { ChartsTooltipMark: { use: '`ChartsLabelMark`', fix: 'hand' } },
    },
    {
      anchor: 'axis-position',
      title: 'Set the position in the axis',
      fix: 'hand',
      props: [
        {
          of: [...CARTESIAN_CHARTS, 'Heatmap', 'ChartsAxis', ...CHART_CONTAINERS],
          paths: allTo(['topAxis', 'rightAxis', 'bottomAxis', 'leftAxis'], { use: '`position` of the axis' }),
        },
        { of: AXES, paths: { position: { use: '`position` in `xAxis` or `yAxis` of the container' } } },
      ],
    },
    {
      anchor: 'font-size',
      title: 'Move font sizes into styles',
      fix: 'codemod',
      props: [
        {
          of: AXES,
          paths: { labelFontSize: { use: '`labelStyle`' }, tickFontSize: { use: '`tickLabelStyle`' } },
        },
        {
          of: AXES,
          paths: allTo(['fill', 'stroke'], { use: '`tickLabelStyle`, `labelStyle` or `sx`', fix: 'hand' }),
        },
        {
          of: CHARTS_WITH_SERIES,
          isRare: true,
          paths: Object.fromEntries(
            ['xAxis', 'yAxis', 'topAxis', 'rightAxis', 'bottomAxis', 'leftAxis'].flatMap((axis) => [
              [`${axis}.labelFontSize`, { use: '`labelStyle`', fix: 'hand' }],
              [`${axis}.tickFontSize`, { use: '`tickLabelStyle`', fix: 'hand' }],
            ]),
          ),
        },
      ],
    },
    {
      anchor: 'axis-size',
      title: 'Check the space around the plot',
      fix: 'silent',
      props: [
        {
          of: [...CARTESIAN_CHARTS, ...CHART_CONTAINERS, 'Heatmap'],
          paths: { margin: { use: '`width` or `height` of the axis, to make room for labels' } },
        },
      ],
    },
    {
      anchor: 'chart-container',
      title: 'Use ChartContainer for all sizes',
      fix: 'codemod',
      exports: {
        ResponsiveChartContainer: 'ChartContainer',
        ResponsiveChartContainerPro: 'ChartContainerPro',
        ResponsiveChartContainerProps: { use: '`ChartContainerProps`', fix: 'hand' },
        ResponsiveChartContainerProProps: { use: '`ChartContainerProProps`', fix: 'hand' },
      },
    },
    {
      anchor: 'size-props',
      title: 'Remove size props',
      fix: 'hand',
      props: [
        { of: MEASURED, paths: allTo(['resolveSizeBeforeRender', 'viewBox'], null) },
        {
          of: ['ChartsSurface'],
          paths: { viewBox: null, ...allTo(['width', 'height'], { use: 'the size of the container' }) },
        },
        { of: ['ChartsSurface', 'Gauge', 'GaugeContainer'], paths: { disableAxisListener: null } },
      ],
    },
    {
      anchor: 'axis-click',
      title: 'Handle axis clicks in the container',
      fix: 'codemod',
      exports: {
        ChartsOnAxisClickHandler: { use: '`onAxisClick` of the container' },
        ChartsOnAxisClickHandlerProps: { use: '`onAxisClick` of the container', fix: 'hand' },
        ChartsAxisData: { use: 'import it from `@mui/x-charts/models`', fix: 'hand' },
      },
    },
    {
      anchor: 'voronoi',
      title: 'Configure the nearest point in the container',
      fix: 'hand',
      exports: allTo(['ChartsVoronoiHandler', 'ChartsVoronoiHandlerProps'], { use: 'the same props of the container' }),
    },
    {
      anchor: 'z-axis',
      title: 'Pass zAxis to the container',
      fix: 'hand',
      exports: allTo(['ZAxisContextProvider', 'ZAxisContextProviderProps'], { use: '`zAxis` of the container' }),
    },
    {
      anchor: 'pie',
      title: 'Remove axes from pie charts',
      fix: 'hand',
      props: [
        {
          of: ['PieChart'],
          paths: allTo(
            [
              'xAxis',
              'yAxis',
              'axisHighlight',
              'disableAxisListener',
              'topAxis',
              'rightAxis',
              'bottomAxis',
              'leftAxis',
              ...['axisLabel', 'axisLine', 'axisTick', 'axisTickLabel'].flatMap((slot) => [
                `slots.${slot}`,
                `slotProps.${slot}`,
              ]),
            ],
            null,
          ),
        },
      ],
      behavior: [{ of: ['PieChart'], text: 'The margin is 5 pixels on each side, so the pie is larger.' }],
    },
    {
      anchor: 'marks',
      title: 'Update code that expects path marks',
      fix: 'codemod',
      props: [
        { of: ['LineChart', 'LineChartPro'], paths: { experimentalMarkRendering: null } },
        { of: ['MarkPlot'], paths: { experimentalRendering: { use: 'nothing: leave it out', fix: 'hand' } } },
      ],
      themeKeys: { MuiMarkElement: { use: '`markElementClasses.root`: it applies only to `path` marks', fix: 'hand' } },
    },
    {
      anchor: 'sparkline',
      title: 'Rename the color of sparklines',
      fix: 'codemod',
      props: [{ of: ['SparkLineChart'], paths: { colors: { use: '`color`, with one color' } } }],
    },
    {
      anchor: 'series-hooks',
      title: 'Rename series hooks',
      fix: 'codemod',
      exports: renamed(
        [
          'unstable_useSeries',
          'unstable_usePieSeries',
          'unstable_useLineSeries',
          'unstable_useBarSeries',
          'unstable_useScatterSeries',
          'unstable_useHeatmapSeries',
        ],
        (name) => name.replace('unstable_', ''),
      ),
    },
    {
      anchor: 'highlight',
      title: 'Replace useHighlighted',
      fix: 'hand',
      exports: {
        useHighlighted: { use: '`useItemHighlightedGetter()`' },
        ...allTo(
          [
            'HighlightedContext',
            'HighlightedProvider',
            'HighlightedProviderProps',
            'HighlightedState',
            'ItemHighlightedState',
          ],
          { use: 'the same props of `ChartContainer`' },
        ),
      },
      exportsOf: { '/context': { useItemHighlighted: { use: 'import it from `@mui/x-charts/hooks`' } } },
    },
    {
      anchor: 'react-spring',
      title: 'Remove react-spring from custom elements',
      fix: 'hand',
      props: [
        {
          of: [...CHARTS, 'BarPlot', 'PiePlot', 'PieArcPlot'],
          paths: allTo(['slots.bar', 'slots.barLabel', 'slots.pieArc', 'slots.pieArcLabel'], {
            use: 'numbers instead of spring values',
          }),
        },
      ],
      exports: {
        AreaElementPath: { use: '`AnimatedArea`' },
        BarElementPath: { use: 'a `rect`' },
        LineElementPath: { use: '`AnimatedLine`' },
      },
    },
    {
      anchor: 'theme',
      title: 'Update theme overrides',
      fix: 'silent',
      themeKeys: {
        ...allTo(['MuiBarElement', 'MuiLineElement', 'MuiAreaElement', 'MuiHighlightElement'], {
          use: 'class selectors in `MuiChartsSurface`',
        }),
        MuiResponsiveChart: { use: '`MuiChartsWrapper`' },
      },
    },
    {
      anchor: 'zoom',
      title: 'Rename the zoom prop',
      fix: 'hand',
      props: [{ of: PRO_CHARTS, paths: { zoom: 'zoomData' } }],
      exports: {
        ZoomSetup: { use: '`ChartContainerPro`, which includes zoom' },
        useZoom: { use: '`zoomData` in your state, and `setZoomData()` of `apiRef`' },
        ...allTo(['ZoomProps', 'ZoomState'], null),
      },
      exportsOf: {
        '/context': allTo(['ZoomData', 'ZoomOptions'], { use: 'import it from `@mui/x-charts-pro/models`' }),
      },
    },
    {
      anchor: 'heatmap',
      title: 'Replace the heatmap tooltip',
      fix: 'hand',
      exports: { DefaultHeatmapTooltip: 'HeatmapTooltip' },
      props: [
        {
          of: ['Heatmap'],
          paths: {
            ...allTo(['slots.itemContent', 'slotProps.itemContent'], { use: '`slots.tooltip`' }),
            ...allTo(['slots.popper', 'slotProps.popper', 'slots.axisContent', 'slotProps.axisContent'], {
              use: '`slotProps.tooltip`',
            }),
          },
        },
      ],
    },
    {
      anchor: 'removed-exports',
      title: 'Replace removed exports',
      fix: 'hand',
      exports: {
        ...allTo(['CardinalDirections', 'LayoutConfig'], { use: "`ChartContainerProps['margin']`" }),
        ChartsLegendClassKey: { use: '`keyof ChartsLegendClasses`' },
        getLegendUtilityClass: { use: '`legendClasses`' },
      },
      props: [
        { of: ['Scatter'], paths: { markerSize: { use: '`markerSize` of the series' } } },
        { of: ['PieArc'], paths: { highlightScope: { use: '`highlightScope` of the series' } } },
      ],
    },
    {
      anchor: 'visual-changes',
      title: 'Check for visual changes',
      fix: 'silent',
      behavior: [
        {
          of: CHARTS_WITH_SERIES,
          text: 'The default colors are `rainbowSurgePalette` instead of `blueberryTwilightPalette`.',
        },
        { of: CHARTS, text: '`height` is the height of the SVG; the legend is added to it.' },
        {
          of: CHARTS,
          text: '`sx` is on the `div` around the SVG; `className`, `style` and `data-*` are on the `svg` element.',
        },
        { of: CHARTS_WITH_SERIES, text: 'The margin is 20 pixels, and axes add their own size to it.' },
        { of: CHARTS, text: 'The legend uses `caption` of the theme instead of `subtitle1`.' },
        { of: CHARTS_WITH_SERIES, text: 'Highlighted bars, lines and areas change their `filter`, not their color.' },
        { of: ['ScatterChart', ...CHART_CONTAINERS], text: 'Composed scatter charts respond to the nearest point.' },
      ],
    },
  ],
};
