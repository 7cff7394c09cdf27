import { group } from '../../support/tasks.ts';

/** What developers come to the pages on charts for. */
export const lines = group('/x/react-charts/lines', {
  energyDataset: ['Draw a line chart from an array of objects', 'using-a-dataset', 'EnergyDataset'],
  missingReadings: ['Leave a gap for missing values', 'missing-values', 'MissingReadings'],
  anomalyColors: ['Color a line by value', 'color-scale', 'AnomalyColors'],
  clickedLine: ['Handle clicks on a line chart', 'click-event', 'ClickedLine'],
});

export const lineDemo = group('/x/react-charts/line-demo', {
  dashedLines: ['Draw a dashed line with a matching legend', 'dashed-lines', 'DashedLines'],
  referenceLines: ['Mark a threshold with a reference line', 'reference-lines', 'ReferenceLines'],
  userForecast: ['Show a forecast with a dashed tail', 'forecast', 'UserForecast'],
  liveLine: ['Update a chart live and pause it', 'live-line', 'LiveLine'],
});

export const areasDemo = group('/x/react-charts/areas-demo', {
  percentAreas: ['Show areas as shares of 100%', 'percent-areas', 'PercentAreas'],
  splitAtZero: ['Color an area differently below zero', 'split-at-zero', 'SplitAtZero'],
});

export const sparkline = group('/x/react-charts/sparkline', {
  downloadsCard: ['Show a trend in a card', 'card', 'DownloadsCard'],
  sharedRange: ['Give sparklines the same range', 'y-axis-range', 'SharedRange'],
  interactiveSparklines: ['Add a tooltip to a sparkline', 'interaction', 'InteractiveSparklines'],
});

export const gauge = group('/x/react-charts/gauge', {
  valueRange: ['Change the range of a gauge', 'value-range', 'ValueRange'],
  needleGauge: ['Add a needle to a gauge', 'using-the-gauge-container', 'NeedleGauge'],
  batteryGauge: ['Announce the value of a gauge in its unit', 'accessibility', 'BatteryGauge'],
});

export const funnel = group('/x/react-charts/funnel', {
  signupFunnel: ['Draw a funnel', 'basics', 'SignupFunnel'],
  categoryAxis: ['Name funnel sections on an axis', 'category-axis', 'CategoryAxis'],
  labelFormat: ['Show shares on funnel sections', 'label-format', 'LabelFormat'],
  comparePeriods: ['Compare two funnels', 'multiple-series', 'ComparePeriods'],
});

export const pyramid = group('/x/react-charts/pyramid', {
  testPyramid: ['Draw a pyramid', 'basics', 'TestPyramid'],
  pyramidDirection: ['Turn a pyramid over', 'direction', 'PyramidDirection'],
  proportionalPyramid: ['Size pyramid sections by value', 'proportional', 'ProportionalPyramid'],
});

export const animation = group('/x/react-charts/animation', {
  animatedChange: ['Turn off animation', 'basics', 'AnimatedChange'],
  ridingLabels: ['Animate a custom label', 'useanimate', 'RidingLabels'],
  springBars: ['Animate bars with React Spring', 'react-spring', 'SpringBars'],
});

export const axis = group('/x/react-charts/axis', {
  linearAndLog: ['Use a logarithmic and a linear axis in one chart', 'axis-id', 'LinearAndLog'],
  formatByLocation: ['Show short names on ticks and long names in the tooltip', 'axis-formatting', 'FormatByLocation'],
  fixedLimits: ['Fix the limits of an axis', 'axis-sub-domain', 'FixedLimits'],
  monthGroups: ['Group months by quarter and year', 'grouped-axes', 'MonthGroups'],
  axisPlayground: ['Try the options of an axis', 'playground', 'AxisPlayground'],
});

export const components = group('/x/react-charts/components', {
  weekendBands: ['Draw behind the bars', 'band-scales', 'WeekendBands'],
  crosshair: ['Show the values at the pointer', 'd3-invert', 'Crosshair'],
  tableLegend: ['Replace the legend with a table', 'html-components', 'TableLegend'],
});

export const composition = group('/x/react-charts/composition', {
  seriesTypes: ['Combine bars and lines', 'series', 'SeriesTypes'],
  compositionExplorer: ['Find out what a part draws', 'subcomponents', 'CompositionExplorer'],
  legendAndTooltip: ['Add a legend to a composed chart', 'legend', 'LegendAndTooltip'],
  clipToggles: ['Clip a chart at its plot area', 'clipping', 'ClipToggles'],
});

export const label = group('/x/react-charts/label', {
  locationLabels: ['Different labels for each place', 'conditional-formatting', 'LocationLabels'],
  pieLabels: ['Label slices', 'pie', 'PieLabels'],
  translatedLabels: ['Translate labels', 'translation', 'TranslatedLabels'],
});

export const legend = group('/x/react-charts/legend', {
  legendPosition: ['Move the legend', 'position', 'LegendPosition'],
  legendPlayground: ['Try every option', 'playground', 'LegendPlayground'],
  seriesToggles: ['Hide series', 'toggle-series', 'SeriesToggles'],
  continuousLegend: ['Explain a color map', 'continuous-color-legend', 'ContinuousLegend'],
});

export const localization = group('/x/react-charts/localization', {
  overlayTexts: ['Change the text of an empty chart', 'translation-keys', 'OverlayTexts'],
  translatedCharts: ['Translate all charts', 'locale', 'TranslatedCharts'],
  localizedValues: ['Format ticks and tooltips for a language', 'format-values', 'LocalizedValues'],
});

export const stacking = group('/x/react-charts/stacking', {
  weatherDays: ['Stack bars', 'basics', 'WeatherDays'],
  stackOffsets: ['Stack positive and negative values', 'stack-offset', 'StackOffsets'],
  stackTotals: ['Show totals above stacks', 'totals', 'StackTotals'],
});

export const tooltip = group('/x/react-charts/tooltip', {
  formattedValues: ['Format values', 'format-values', 'FormattedValues'],
  axisCard: ['Custom tooltip with a total', 'axis-content', 'AxisCard'],
  pinnedTooltip: ['Pin the tooltip to a bar', 'position', 'PinnedTooltip'],
});

export const highlighting = group('/x/react-charts/highlighting', {
  steppedItem: ['Control the highlighted item', 'controlled-highlight', 'SteppedItem'],
  sliderAxis: ['Move the axis highlight with a slider', 'controlled-axis', 'SliderAxis'],
  syncedCharts: ['Synchronize charts', 'synchronize', 'SyncedCharts'],
});

export const zoomAndPan = group('/x/react-charts/zoom-and-pan', {
  lineZoom: ['Zoom a line chart with the wheel', 'basics', 'LineZoom'],
  sliderPreview: ['Add a zoom slider with a preview', 'preview', 'SliderPreview'],
  periodButtons: ['Set the visible range with buttons', 'external-zoom-management', 'PeriodButtons'],
  syncedZoom: ['Zoom two charts together', 'zoom-synchronization', 'SyncedZoom'],
});

export const exporting = group('/x/react-charts/export', {
  exportToolbar: ['Add an export menu', 'export-menu', 'ExportToolbar'],
  imageFormat: ['Save a chart as an image', 'export-as-image', 'ImageFormat'],
  printButton: ['Print a chart from a button', 'print-export-as-pdf', 'PrintButton'],
  exportTitle: ['Add a title to an export', 'onbeforeexport', 'ExportTitle'],
});

export const toolbar = group('/x/react-charts/toolbar', {
  dataToggle: ['Add a custom toolbar to a Community chart', 'custom-toolbar', 'DataToggle'],
  customToolbar: ['Compose a Pro toolbar', 'composition', 'CustomToolbar'],
  nativeButtons: ['Replace the buttons of the toolbar', 'slots', 'NativeButtons'],
});
