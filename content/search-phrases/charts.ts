import type { SearchPhrases } from './types.ts';

export const chartsPhrases: SearchPhrases = {
  'react-charts': {
    '': 'chart library, graphs, which charts exist, list of chart types',
    plans: 'free or paid charts, pro features',
    'all-charts': 'which chart type to use, candlestick, treemap, gantt, map',
    dashboard: 'KPI cards, small charts in a dashboard',
    'many-points': 'performance, slow chart, large dataset, thousands of points',
    'good-to-know': 'chart not visible, chart has no height, nothing is drawn',
    'planned-charts': 'candlestick, treemap, box plot, gantt, upcoming charts',
  },
  'react-charts/animation': {
    basics: 'disable animation, skipAnimation, reduced motion',
    'css-animation': 'duration of animation, slower animation, easing',
    'javascript-animation': 'animate custom bar or line, useAnimate',
    'third-party-animation-library': 'framer motion, react spring, gsap',
  },
  'react-charts/areas-demo': {
    'percent-areas': '100% stacked area, percentage',
    'split-at-zero': 'different color below zero, negative area red, gradient by value',
    'connected-area': 'gaps, null values',
  },
  'react-charts/axis': {
    '': 'x-axis, y-axis, scale, ticks, tick labels',
    'axis-definition':
      'axis title, label of the axis, x axis data, categories, unit, add an axis, title of x axis, customize axis',
    'axis-id': 'two y axes, secondary axis, dual axis, left and right axis, second axis, axisId',
    'axis-type': 'time axis, date axis, band, point, log, sqrt, linear, categorical axis, datetime x axis, scaleType',
    'axis-formatting':
      'format tick labels, date format on x axis, currency or dollar sign or percent on axis, add unit to values, k and M abbreviations, decimals, same format for all labels, valueFormatter of axis, prefix, suffix, month names on time axis, date shown instead of time, big numbers, string in front of number',
    'ticks-without-labels': 'hide some labels, log scale labels',
    'using-the-d3-formatter': 'tickFormat, number of decimals, thousands',
    'axis-sub-domain':
      'min and max of axis, start at zero, y axis does not start at 0, axis range, domain, scale range, fixed range, zoom to range of data, max value, ignore zero',
    'relative-axis-subdomain': 'domainLimit nice or strict, extra space at end of axis, remove padding',
    'axis-direction': 'invert axis, reversed, from right to left, top to bottom',
    grid: 'horizontal lines, vertical lines, background grid, dashed grid lines, style grid lines, remove grid lines, background lines',
    'tick-position':
      'number of ticks, fewer ticks, tick count, only integers on axis, repeated tick labels, tickMinStep, duplicate labels, too many ticks, unnecessary ticks on time axis, hourly ticks, reduce labels',
    'fixed-tick-positions':
      'custom ticks, tickInterval, show tick for each value, monthly ticks, ticks at given values',
    'filtering-ticks-label':
      'labels hidden, missing labels, show all labels, skip labels, overlapping labels, every second label, labels disappear when resizing, missing x axis labels',
    position:
      'y axis on the right, x axis on top, move axis, right axis only, axis on both sides, y axis right side only',
    'hiding-axis':
      'remove axis, hide axis line, hide ticks, hide tick labels, no axis, disableLine, disableTicks, show only one axis, remove y axis values',
    'multiple-axes-on-the-same-side': 'three y axes, several axes left, second axis not visible',
    'grouped-axes':
      'grouped labels, month and year rows, two-level categories, hierarchical axis, quarters below months',
    'axis-size':
      'labels cut off, truncated labels, ellipsis in labels, more space for axis labels, long labels, width of y axis, height of x axis, margin, y axis labels cut off, tick labels truncated, horizontal bar labels too long, values overflow, label overlaps ticks',
    'text-customization':
      'rotate labels, angle, font size of ticks, color of axis labels, axis color, bold, text anchor, multi-line labels, labels not visible after rotating, vertical labels, wrap axis labels, change color of ticks',
    'reference-line':
      'horizontal line, threshold, target line, average line, vertical line at a date, annotation, baseline, limit line, label on line, mark event on timeline, shaded area, vertical marker, today line',
  },
  'react-charts/bar-demo': {
    'two-axes': 'bar chart with two y axes, different scales',
    'profit-and-loss': 'negative bars in red, positive green',
    'mixed-stacks': 'stacked and grouped bars',
    'population-pyramid': 'bidirectional bars, mirror chart, tornado chart, butterfly',
    'tiny-bars': 'sparkline bars, small bar chart without axes',
  },
  'react-charts/bars': {
    '': 'bar graph, column chart, histogram',
    basics: 'simple bar chart, grouped bars, clustered bars, several series',
    'using-a-dataset': 'dataset, dataKey, data from API, array of objects',
    stacking: 'stacked bar chart, 100% stacked, stack groups',
    layout: 'horizontal bar chart, layout horizontal, sideways, horizontal bars, bars from left to right',
    labels:
      'value on top of bar, show number in bar, barLabel, data labels, percentages on bars, format label, label hidden in small bars, custom text on bars',
    'custom-labels': 'label above bar, label outside of bar, value at the end of bar, label position',
    color:
      'color of each bar, different colors per bar, color by category, color bars depending on value, conditional bar color, threshold color, highlight one bar, one color per bar, bar color by threshold',
    gradient: 'gradient fill, pattern in bars, hatched bars',
    'click-event': 'onClick bar, onItemClick, onAxisClick, get clicked bar, drill down, select bar, cursor pointer',
    highlight: 'hover effect of bar, disable hover, fade other bars',
    'bar-size':
      'bar width, thinner bars, space between bars, maximum bar width, barGapRatio, categoryGapRatio, thick bars, bars too thin, bars too wide with few values, fixed width',
    'tick-placement': 'ticks between bars, tickLabelPlacement, labels in the middle of bars',
    'minimum-bar-size': 'very small values invisible, zero values, minimum height',
    'log-scale': 'logarithmic bar chart',
    'border-radius': 'rounded bars, rounded corners',
    'style-a-series': 'opacity, border of bars, stroke, dashed bars',
    zoom: 'scrollable bar chart, scroll horizontally, many bars',
  },
  'react-charts/components': {
    '': 'custom shapes in chart, draw own SVG, hooks',
    'using-the-drawing-area': 'background of plot area, watermark, draw rectangle, text in chart, useDrawingArea',
    'using-scales':
      'position of a value, annotation at point, label points with values, data labels on line chart, useXScale, error bars, show value on each point',
    'd3-invert': 'value under the mouse, click coordinate to value, crosshair value',
    'using-series': 'labels on points of line chart, last value label, series data in custom component',
    'html-components': 'button or text over chart, HTML overlay',
    parts: 'custom bar shape, custom marker, replace default element, slots',
  },
  'react-charts/composition': {
    '': 'combine charts, ChartContainer, ResponsiveChartContainer, mixed chart',
    overview: 'build chart from parts, custom chart, chart from plots',
    'responsive-dimensions': 'responsive chart, container width, resize',
    series:
      'bar and line in one chart, combined chart, line over bars, mixed chart, combo, area with bars, scatter and line, bar and line in the same chart, two chart types',
    'element-order': 'z-index, draw line above bars, order of layers, put labels on top, reference line behind',
    clipping: 'chart overflows axes, line outside of plot area, clip',
    legend: 'legend or tooltip missing in composed chart',
    interaction: 'performance of hover, disable hover',
  },
  'react-charts/export': {
    '': 'download chart, PNG, SVG, PDF, print, save as image, export as PNG, JPG or PDF',
    'export-as-image': 'download as PNG or JPEG, save chart as picture',
    'print-export-as-pdf': 'PDF of chart, print',
    'export-menu': 'download button',
    onbeforeexport: 'add title to exported image, change colors for print',
    'api-ref': 'export button outside of chart',
  },
  'react-charts/funnel': {
    '': 'conversion funnel, sales funnel, pipeline',
    'label-format': 'conversion rate, percent in funnel',
    layout: 'horizontal funnel',
    'curve-interpolation': 'rectangular funnel, step funnel',
  },
  'react-charts/gauge': {
    '': 'speedometer, progress circle, radial progress, meter, half circle',
    basics: 'semicircle gauge, circular progress',
    'value-range': 'min and max of gauge, percentage',
    'arcs-configuration': 'thickness, inner radius, start and end angle, half gauge',
    'text-configuration': 'text in center, percent sign, font size, hide text',
    'arc-design': 'gauge color, color by value, gradient, red yellow green, threshold colors, rounded ends',
    'adding-elements': 'needle, pointer, arrow, target mark',
  },
  'react-charts/heatmap': {
    '': 'matrix, calendar heatmap, activity grid',
    'color-mapping': 'color scale of cells, colors by value',
    'cell-labels': 'number in cell, text in heatmap',
    gaps: 'space between cells, border',
    'click-event': 'clicked cell',
    tooltip: 'custom tooltip of heatmap',
  },
  'react-charts/highlighting': {
    '': 'hover, fade, dim other series',
    'highlighting-axis': 'vertical line on hover, crosshair, cursor line, remove hover line',
    'highlighting-series': 'highlight on hover, fade others, highlightScope, disable highlight',
    'controlled-highlight': 'highlight item from outside, highlight from table or legend',
    synchronize: 'sync hover of two charts, synchronized tooltips, shared cursor',
    styling: 'opacity of faded series, style on hover',
  },
  'react-charts/label': {
    basics: 'series name, name in legend and tooltip',
    pie: 'slice names, labels in pie',
    'other-labels': 'chart title, axis title, data labels',
    'conditional-formatting': 'short label in legend and long in tooltip',
  },
  'react-charts/legend': {
    position:
      'legend at bottom, legend on the right, legend below the chart, vertical legend, center legend, move legend, legend overlaps chart, space for legend, legend too close',
    hiding: 'remove legend, no legend',
    styling: 'legend font size, text color of legend, legend label wrap, width of legend, font',
    dimensions: 'legend mark size, spacing of legend items',
    'scrollable-legend':
      'long legend, too many legend items, overflow, wrap, wrap long labels, legend overlapping, two columns',
    marks: 'square or circle or line in legend, icon in legend',
    'click-event': 'legend onClick',
    'toggle-series':
      'hide series by clicking legend, show and hide lines, toggle visibility, filter series, disable series, deselect series, interactive legend',
    'custom-legend':
      'own legend component, legend with values, legend outside of chart, format value in legend, percentages in legend',
    'color-legend': 'legend for color scale, gradient legend',
  },
  'react-charts/line-demo': {
    'live-line': 'real time chart, streaming data, moving window, update every second',
    forecast: 'dashed line for future values, prediction, partly dashed line',
    'dashed-lines': 'dotted line, stroke dasharray',
    'two-axes': 'line chart with two y axes',
    'larger-interaction-area': 'easier to hover or click the line',
    'bridged-gaps': 'dashed line over missing data',
  },
  'react-charts/lines': {
    '': 'line graph, time series, trend, area chart',
    basics: 'simple line chart, several lines, multiple series',
    'using-a-dataset':
      'dataset, dataKey, data from API, array of objects, lines with different x values, series with different lengths',
    area: 'area chart, fill below line, opacity or gradient of area',
    stacking: 'stacked area chart',
    baseline: 'area between two lines, fill above line, band, confidence interval',
    'axis-domain':
      'line does not start at the edge, space before first point, padding at both ends, extra line at the end, first point not at axis, gap at left side',
    'missing-values':
      'gap in line, null values, undefined data, break in line, no data for some days, zero instead of null, undefined values',
    'connect-missing-points': 'connectNulls, line is interrupted, connect over gaps',
    interpolation: 'smooth line, straight line, step line, curve linear, rounded, sharp corners',
    marks:
      'hide dots, remove points on line, showMark, dots only on hover, marker shape, size of points, dot for each value, labels at points, circle on each point, customize dot, selected point, values on points',
    'color-scale': 'line color by value, red above threshold, gradient line, multi-colored line',
    highlight: 'hover on line',
    'click-event':
      'onLineClick, onMarkClick, onAxisClick, click on point, interact with points or events on line, select point',
    'log-scale': 'logarithmic y axis',
    css: 'line thickness, stroke width, dashed line, dotted, style of line, opacity, change stroke, opacity of area',
    zoom: 'scroll, pan, many points',
  },
  'react-charts/localization': {
    'format-values': 'locale of numbers and dates, decimal comma, toLocaleString, month names in other language, Intl',
    locale: 'translate no data text, loading text',
    'translation-keys': 'change No data to display, custom text',
    rtl: 'arabic, hebrew',
  },
  'react-charts/pie': {
    '': 'pie graph, donut, circle diagram, proportions',
    'donut-chart': 'doughnut, ring chart, hole, inner radius',
    colors: 'color of each slice, custom pie colors',
    labels:
      'percentage on slices, show values in pie, label outside of pie, arcLabel, format label, labels overlap, label lines outside, percent sign, hide small labels',
    sorting: 'order of slices',
    sizing:
      'pie size, radius, half pie, position of pie, center the pie, start angle, cx cy, move pie, pie not centered, pie too small, cut off, space for legend',
    highlight: 'slice on hover, enlarge slice, disable hover',
    'click-event': 'click on slice, onItemClick',
    css: 'remove white border between slices, stroke, label color',
  },
  'react-charts/pie-demo': {
    'center-label': 'text in the middle of donut, total in center, label inside donut',
    'percent-labels': 'percentages in pie, percent of total',
    'half-pie': 'semi circle, half donut',
    'two-levels': 'nested pie, sunburst, two rings',
    'padding-angle': 'gap between slices, rounded slices',
  },
  'react-charts/quickstart': {
    '': 'getting started, install, first chart',
    installation: 'npm install charts',
    layout: 'width and height, margin, plot area',
    'server-side-rendering': 'SSR, next.js, hydration error in charts',
    typescript: 'TypeScript error in series or xAxis, type string is not assignable',
    d3: 'jest fails with d3, unexpected token export, ESM, require of ES module d3, cannot use import statement, transformIgnorePatterns',
    'self-contained-charts': 'basic example',
  },
  'react-charts/radar': {
    '': 'spider chart, star plot, web chart',
    metrics: 'max value of radar axis, different scales',
    grid: 'circular grid, number of rings, stripes',
    axis: 'numbers on rings',
    'series-options': 'filled radar, remove dots',
  },
  'react-charts/sankey': {
    '': 'flow diagram, alluvial, energy flow',
    labels: 'node names, node color',
    links: 'link color, opacity',
    basics: 'Invalid array length, Sankey chart without data',
    limits: 'circular links, circular references',
  },
  'react-charts/scatter': {
    '': 'dot plot, bubble chart, XY plot, correlation',
    interaction: 'nearest point, voronoi, tooltip appears far from point, disableVoronoi, voronoiMaxRadius',
    'color-scale': 'color by third value, color of single point, different color for each point',
    shape: 'custom marker, icons or images as points, square, triangle, labels at points',
    size: 'bubble size, radius of points, dot size',
    'plot-customization':
      'lines between points, line chart with different x values per series, connect dots, regression',
  },
  'react-charts/scatter-demo': {
    'trend-line': 'regression line, line of best fit, linear regression',
    'time-axis': 'scatter with dates',
  },
  'react-charts/sparkline': {
    '': 'mini chart, inline chart, tiny chart',
    'y-axis-range': 'min and max of sparkline',
    'x-axis-data': 'dates in sparkline tooltip',
    'color-customization': 'sparkline color, negative color',
    interaction: 'tooltip in sparkline',
    'line-width': 'thickness',
  },
  'react-charts/stacking': {
    '': 'stacked bars, stacked area',
    'stack-offset': '100 percent stack, negative values in stack, diverging, expand',
    'stack-order': 'order of stacked series, reverse',
    groups: 'several stacks side by side, grouped stacked bars',
    totals: 'sum above stacked bar, total label, total in tooltip',
  },
  'react-charts/styling': {
    '': 'colors, CSS, theme, size, dark mode',
    colors: 'series color, custom colors, theme color',
    'color-palette': 'default colors, rainbow, palette',
    'custom-palette': 'brand colors, dark mode colors, change default colors for all charts',
    'values-color': 'color depending on value, conditional color',
    'piecewise-color-map': 'threshold color, red below and green above, negative values red, color ranges',
    'continuous-color-map': 'gradient by value, color scale',
    'ordinal-color-map': 'color per category, different color for each bar',
    overlay: 'loading state, no data message, empty chart, spinner, overlay for no data or loading states',
    'custom-overlay': 'custom no data component, own loader',
    size: 'width 100%, responsive, chart too small, height, resize with window, chart does not shrink, fill parent, full width, dynamic size, does not resize',
    placement: 'padding, margin around chart, labels cut off, white space around chart, remove margin',
    css: 'font size, text color, background color, sx, axis line color, class names, axis color in dark mode, change font',
    patterns: 'gradient, stripes, SVG defs, linearGradient, shadow',
  },
  'react-charts/toolbar': {
    '': 'buttons above chart, zoom buttons',
    'custom-toolbar': 'own buttons in chart, title above chart',
  },
  'react-charts/tooltip': {
    '': 'popup on hover, hover info',
    interactions:
      'tooltip for single item or all series, disable tooltip, hide tooltip, trigger none, only hovered line, tooltip on click, tooltip only for nearest, disable on mobile',
    'format-values':
      'currency in tooltip, unit in tooltip, decimals, date format in tooltip, add text to tooltip value, percent, change label in tooltip, hide title',
    'data-index': 'extra data in tooltip, additional information from dataset, other field in tooltip',
    'hiding-values': 'hide series in tooltip, hide null or zero values in tooltip, remove title',
    style: 'tooltip background color, font size, z-index, tooltip width',
    'custom-content':
      'custom tooltip, own tooltip component, slots tooltip, series color in custom tooltip, tooltip with total, customize label in tooltip, show only one value, HTML in tooltip, color of series',
    'item-content': 'custom tooltip for one item, color and value of hovered item, pie tooltip',
    'axis-content':
      'custom tooltip for axis, list of all series values, sort tooltip values, sum in tooltip, several x axes',
    position:
      'tooltip placement, tooltip above bar, fixed position, tooltip cut off, tooltip in modal or fullscreen, follow cursor, tooltip animation, tooltip flickers',
    composition: 'tooltip not showing in ChartContainer',
  },
  'react-charts/zoom-and-pan': {
    '': 'scroll chart, zoom in, drag, pinch, brush, toolbar with zoom',
    basics: 'mouse wheel zoom, enable zoom',
    'initial-zoom': 'show last 30 days first, default zoom, initially visible range',
    options: 'maximum zoom, disable panning, minSpan, zoom step, only pan',
    'zoom-filtering': 'rescale y axis when zooming, filterMode, autoscale',
    'zoom-slider': 'range slider, brush, scrollbar below chart, navigator',
    preview: 'overview chart in slider',
    'external-zoom-management': 'reset zoom button, zoom buttons, setZoomData',
    'zoom-synchronization': 'get zoom range, onZoomChange, load data when zooming, sync zoom of two charts',
    scroll: 'page does not scroll over chart, wheel conflict, touch scrolling on mobile, mouse wheel scrolls page',
  },
};
