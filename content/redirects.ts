import type { Redirect } from '#model/redirects';

/**
 * Formerly public URLs, and the short links printed by published packages. Rules that are not about a single URL (`/`, and
 * `/{language}/x/…` for languages that are not built) are not part of this table.
 */
export const redirects: readonly Redirect[] = [
  { from: '/x/license', to: 'https://mui.com/legal/mui-x-eula/', status: 301 },
  { from: '/x/advanced-components', to: '/x/introduction/', status: 301 },

  { from: '/x/react-data-grid/group-pivot', to: '/x/react-data-grid/tree-data/', status: 301 },
  { from: '/x/react-data-grid/columns', to: '/x/react-data-grid/column-definition/', status: 301 },
  { from: '/x/react-data-grid/rows', to: '/x/react-data-grid/row-definition/', status: 301 },
  { from: '/x/react-data-grid/selection', to: '/x/react-data-grid/row-selection/', status: 301 },
  { from: '/x/react-data-grid/getting-started', to: '/x/react-data-grid/quickstart/', status: 301 },
  { from: '/x/react-data-grid/demo', to: '/x/react-data-grid/features/', status: 301 },
  { from: '/x/react-data-grid/migration-v4', to: '/x/migration/migration-data-grid-v4/', status: 301 },
  { from: '/x/react-data-grid/migration-v5', to: '/x/migration/migration-data-grid-v5/', status: 301 },
  {
    from: '/x/react-data-grid/editing-legacy',
    to: 'https://v5.mui.com/x/react-data-grid/editing-legacy/',
    status: 301,
  },

  { from: '/x/react-date-pickers/getting-started', to: '/x/react-date-pickers/quickstart/', status: 301 },
  { from: '/x/react-date-pickers/migration-lab', to: '/x/migration/migration-pickers-lab/', status: 301 },
  { from: '/x/react-date-pickers/calendar', to: '/x/react-date-pickers/date-calendar/', status: 301 },
  {
    from: '/x/react-date-pickers/legacy-date-time-picker',
    to: '/x/react-date-pickers/date-time-picker/',
    status: 301,
  },
  { from: '/x/api/date-pickers/clock-picker', to: '/x/api/date-pickers/time-clock/', status: 301 },
  { from: '/x/api/date-pickers/calendar-picker', to: '/x/api/date-pickers/date-calendar/', status: 301 },
  {
    from: '/x/api/date-pickers/calendar-picker-skeleton',
    to: '/x/api/date-pickers/day-calendar-skeleton/',
    status: 301,
  },
  { from: '/x/api/date-pickers/month-picker', to: '/x/api/date-pickers/month-calendar/', status: 301 },
  { from: '/x/api/date-pickers/year-picker', to: '/x/api/date-pickers/year-calendar/', status: 301 },
  { from: '/x/api/date-pickers/desktop-next-date-picker', to: '/x/api/date-pickers/desktop-date-picker/', status: 301 },
  { from: '/x/api/date-pickers/next-date-picker', to: '/x/api/date-pickers/date-picker/', status: 301 },

  { from: '/x/react-charts/getting-started', to: '/x/react-charts/quickstart/', status: 301 },
  { from: '/x/react-charts/heat-map', to: '/x/react-charts/heatmap/', status: 301 },
  { from: '/x/react-charts/tree-map', to: '/x/react-charts/treemap/', status: 301 },
  { from: '/x/api/charts/bar-series-type', to: '/x/api/charts/bar-series/', status: 301 },
  { from: '/x/api/charts/line-series-type', to: '/x/api/charts/line-series/', status: 301 },
  { from: '/x/api/charts/pie-series-type', to: '/x/api/charts/pie-series/', status: 301 },
  { from: '/x/api/charts/scatter-series-type', to: '/x/api/charts/scatter-series/', status: 301 },

  { from: '/x/react-tree-view/getting-started', to: '/x/react-tree-view/quickstart/', status: 301 },

  { from: '/r/x-get-license', to: 'https://mui.com/pricing/', status: 302 },
  { from: '/r/x-license-eula', to: 'https://mui.com/legal/mui-x-eula/', status: 302 },
  // Printed when an annual license has expired, which is one of the failures explained there.
  { from: '/r/x-license-annual', to: '/x/introduction/licensing/#validation-failures', status: 302 },
  { from: '/r/x-license-trial', to: '/x/introduction/licensing/#evaluation-trial-licenses', status: 302 },
  { from: '/r/x-license-key-installation', to: '/x/introduction/licensing/#license-key', status: 302 },
  { from: '/r/x-data-grid-no-dimensions', to: '/x/react-data-grid/layout/', status: 302 },
  { from: '/r/x-technical-support', to: '/x/introduction/support/', status: 302 },
  { from: '/r/x-issue-template', to: 'https://github.com/mui/mui-x/issues/new/choose', status: 302 },
  { from: '/r/x-pro-svg', to: '/static/x/pro.svg', status: 302 },
  { from: '/r/x-pro-svg-link', to: '/x/introduction/licensing/#pro-plan', status: 302 },
  { from: '/r/x-premium-svg', to: '/static/x/premium.svg', status: 302 },
  { from: '/r/x-premium-svg-link', to: '/x/introduction/licensing/#premium-plan', status: 302 },
  { from: '/r/x-telemetry-postinstall-troubleshoot', to: '/x/guides/telemetry/', status: 302 },

  // Demos that moved to another page.
  {
    from: '/x/demos/data-grid/row-grouping/group-by-genre',
    to: '/x/demos/data-grid/row-grouping/group-by-symbol/',
    status: 301,
  },
  {
    from: '/x/demos/date-pickers/custom-components/compact-days',
    to: '/x/demos/date-pickers/custom-days/compact-days/',
    status: 301,
  },
  {
    from: '/x/demos/date-pickers/custom-components/fare-days',
    to: '/x/demos/date-pickers/custom-days/fare-days/',
    status: 301,
  },
  {
    from: '/x/demos/date-pickers/custom-components/range-days',
    to: '/x/demos/date-pickers/custom-days/range-days/',
    status: 301,
  },
  {
    from: '/x/demos/date-pickers/custom-components/weekend-days',
    to: '/x/demos/date-pickers/custom-days/weekend-days/',
    status: 301,
  },
  { from: '/x/demos/date-pickers/validation/hook-form', to: '/x/demos/date-pickers/forms/hook-form/', status: 301 },
  { from: '/x/demos/date-pickers/validation/native-form', to: '/x/demos/date-pickers/forms/native-form/', status: 301 },
  {
    from: '/x/demos/date-pickers/validation/tanstack-form',
    to: '/x/demos/date-pickers/forms/tanstack-form/',
    status: 301,
  },
  { from: '/x/demos/date-pickers/playground/picker-playground', to: '/x/explorer/date-picker/', status: 301 },
];
