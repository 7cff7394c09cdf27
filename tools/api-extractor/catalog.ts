import { words } from '#lib/words';
import type { ApiFolder } from '#model/api';

/** Names that have their own API page. The extractor finds all other exports and lists them together. */
interface Catalog {
  components: readonly string[];
  interfaces: readonly string[];
}

export const CATALOG: Readonly<Record<ApiFolder, Catalog>> = {
  'data-grid': {
    components: words(`
      AiAssistantPanelTrigger ColumnsPanelTrigger DataGrid DataGridPremium DataGridPro ExportCsv ExportExcel ExportPrint
      FilterPanelTrigger GridFilterForm GridFilterPanel GridToolbarQuickFilter PivotPanelTrigger PromptField
      PromptFieldControl PromptFieldRecord PromptFieldSend QuickFilter QuickFilterClear QuickFilterControl
      QuickFilterTrigger Toolbar ToolbarButton
    `),
    interfaces: words(`
      GridApi GridCellParams GridColDef GridSingleSelectColDef GridActionsColDef GridListViewColDef GridExportStateParams
      GridFilterItem GridFilterModel GridFilterOperator GridRenderContext GridRowClassNameParams GridRowParams
      GridRowSpacingParams GridAggregationFunction GridAggregationFunctionDataSource GridCsvExportOptions
      GridPrintExportOptions GridExcelExportOptions
    `),
  },
  'date-pickers': {
    components: words(`
      DateCalendar DateField DatePicker DatePickerToolbar DateTimeField DateTimePicker DateTimePickerTabs
      DateTimePickerToolbar DayCalendarSkeleton DesktopDatePicker DesktopDateTimePicker DesktopTimePicker DigitalClock
      LocalizationProvider MobileDatePicker MobileDateTimePicker MobileTimePicker MonthCalendar MultiSectionDigitalClock
      PickerDay2 PickersActionBar PickersCalendarHeader PickersDay PickersLayout PickersSectionList PickersShortcuts
      PickersTextField StaticDatePicker StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker
      TimePickerToolbar YearCalendar
      DateRangeCalendar DateRangePicker DateRangePickerDay DateRangePickerDay2 DateRangePickerToolbar DateTimeRangePicker
      DateTimeRangePickerTabs DateTimeRangePickerToolbar DesktopDateRangePicker DesktopDateTimeRangePicker
      DesktopTimeRangePicker MobileDateRangePicker MobileDateTimeRangePicker MobileTimeRangePicker
      MultiInputDateRangeField MultiInputDateTimeRangeField MultiInputTimeRangeField PickersRangeCalendarHeader
      SingleInputDateRangeField SingleInputDateTimeRangeField SingleInputTimeRangeField StaticDateRangePicker
      TimeRangePicker TimeRangePickerTabs TimeRangePickerToolbar
    `),
    interfaces: [],
  },
  charts: {
    components: words(`
      AnimatedArea AnimatedLine AreaElement AreaPlot BarChart BarElement BarLabel BarPlot ChartContainer ChartDataProvider
      ChartsAxis ChartsAxisHighlight ChartsAxisTooltipContent ChartsClipPath ChartsGrid ChartsItemTooltipContent
      ChartsLegend ChartsLocalizationProvider ChartsReferenceLine ChartsSurface ChartsText ChartsTooltip
      ChartsTooltipContainer ChartsWrapper ChartsXAxis ChartsYAxis ContinuousColorLegend Gauge GaugeContainer LineChart
      LineElement LineHighlightElement LineHighlightPlot LinePlot MarkElement MarkPlot PiecewiseColorLegend PieArc
      PieArcLabel PieArcLabelPlot PieArcPlot PieChart PiePlot RadarAxis RadarAxisHighlight RadarChart RadarGrid
      RadarMetricLabels RadarSeriesArea RadarSeriesMarks RadarSeriesPlot Scatter ScatterChart ScatterPlot SparkLineChart
      Toolbar ToolbarButton
      BarChartPro ChartContainerPro ChartDataProviderPro ChartsToolbarImageExportTrigger ChartsToolbarPrintExportTrigger
      ChartsToolbarPro ChartsToolbarZoomInTrigger ChartsToolbarZoomOutTrigger ChartZoomSlider FunnelChart FunnelPlot
      Heatmap HeatmapPlot HeatmapTooltip HeatmapTooltipContent LineChartPro PieChartPro RadarChartPro SankeyChart
      SankeyPlot SankeyTooltip SankeyTooltipContent ScatterChartPro
    `),
    interfaces: words(`
      AxisConfig BarSeries FunnelSeries HeatmapSeries LineSeries PieSeries RadarSeries ScatterSeries
      ChartImageExportOptions ChartPrintExportOptions
    `),
  },
  'tree-view': {
    components: words(`
      RichTreeView RichTreeViewPro SimpleTreeView TreeItem TreeItemDragAndDropOverlay TreeItemIcon TreeItemProvider
    `),
    interfaces: [],
  },
};
