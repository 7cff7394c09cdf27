/** What the explorers of charts share. */
export const leftOut = {
  className: 'names your styles',
  id: 'names it for scripts',
  desc: 'describes it to screen readers',
  title: 'names it for screen readers',
  theme: 'follows the mode of the page',
} as const;

export const choices = { width: [300, 420], height: [240, 320, 400], margin: [0, 20, 40] };

/** The same for both series. */
export const both = <Series>(series: Series): readonly [Series, Series] => [series, series];

const legend = {
  label: 'Place of the legend',
  text: 'Where the names of the series are.',
  guide: '/x/react-charts/legend/#position',
  samples: {
    Below: { slotProps: { legend: { position: { vertical: 'bottom', horizontal: 'center' } } } },
    'At the side': {
      slotProps: { legend: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } } },
    },
  },
} as const;

const tooltip = {
  label: 'Tooltip',
  text: 'What the pointer shows.',
  guide: '/x/react-charts/tooltip/#interactions',
  samples: {
    'Above the pointer': { slotProps: { tooltip: { placement: 'top' } } },
    None: { slotProps: { tooltip: { trigger: 'none' } } },
  },
} as const;

/** Recipes of all charts with axes. */
export const cartesian = {
  scale: {
    label: 'Range of the axis',
    text: 'Where the values begin and end.',
    guide: '/x/react-charts/axis/#axis-sub-domain',
    samples: {
      'From 0 to 100': { yAxis: [{ min: 0, max: 100 }] },
      'Exactly the data': { yAxis: [{ domainLimit: 'strict' }] },
    },
  },
  'grid-lines': {
    label: 'Grid lines',
    text: 'Lines that lead from values to the data.',
    guide: '/x/react-charts/axis/#grid',
    samples: {
      Horizontal: { grid: { horizontal: true } },
      'In both directions': { grid: { horizontal: true, vertical: true } },
    },
  },
  legend,
} as const;

/** Recipes of charts whose tooltip shows one item. */
export const ofItems = { legend, tooltip } as const;

/** Recipes of charts whose tooltip shows all items at a place. */
export const ofPlaces = {
  ...cartesian,
  tooltip: {
    ...tooltip,
    text: 'What the pointer shows: one item, or all at its place.',
    samples: { 'Of one item': { slotProps: { tooltip: { trigger: 'item' } } }, ...tooltip.samples },
  },
} as const;
