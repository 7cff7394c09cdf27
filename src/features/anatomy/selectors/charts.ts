import type { PartPlaces } from '../partsOf.ts';

const AXIS_SLOTS = {
  axisLabel: '.MuiChartsAxis-label',
  axisLine: '.MuiChartsAxis-line',
  axisTick: '.MuiChartsAxis-tick',
  axisTickLabel: '.MuiChartsAxis-tickLabel',
};

export const CHARTS_AXIS: PartPlaces = {
  folder: 'charts',
  selectors: { ...AXIS_SLOTS, id: '[class*="MuiChartsAxis-id-"]' },
  when: {
    top: "on x-axes with position: 'top'",
    bottom: 'on x-axes, unless they have another position',
    left: 'on y-axes, unless they have another position',
    right: "on y-axes with position: 'right'",
    id: 'followed by a hyphen and the id of the axis',
    directionX: 'on x-axes',
    directionY: 'on y-axes',
  },
};

export const CHARTS_LEGEND: PartPlaces = {
  folder: 'charts',
  selectors: { legend: '.MuiChartsLegend-root' },
  when: {
    horizontal: "with direction: 'horizontal', the default",
    vertical: "with direction: 'vertical'",
  },
};

export const BAR_CHART: PartPlaces = {
  folder: 'charts',
  selectors: {
    ...AXIS_SLOTS,
    bar: '.MuiBarElement-root',
    barLabel: '.MuiBarLabel-root',
    legend: '.MuiChartsLegend-root',
    toolbar: '.MuiChartsToolbar-root',
    tooltip: '.MuiChartsTooltip-root',
    loadingOverlay: 'svg > text',
    noDataOverlay: 'svg > text',
    baseButton: '.MuiChartsToolbar-root .MuiButton-root',
    baseIconButton: '.MuiChartsToolbar-root .MuiIconButton-root',
  },
  when: {
    barLabel: 'with barLabel',
    toolbar: 'with showToolbar',
    tooltip: 'while the pointer is over the plot area, at the end of the body',
    loadingOverlay: 'with loading',
    noDataOverlay: 'if no series has data',
    baseButton: 'in a custom toolbar',
    baseIconButton: 'in a custom toolbar',
  },
};
