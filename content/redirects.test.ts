import { describe, expect, it } from 'vitest';
import { redirects } from './redirects.ts';

const OWN_SITE = 'https://docs.test';
const pathOf = (target: string) => new URL(target, OWN_SITE).pathname.replace(/\/$/, '');
const isInside = (target: string) => new URL(target, OWN_SITE).origin === OWN_SITE;

describe('redirects', () => {
  it('start at distinct paths without a trailing slash, query or hash', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
    for (const { from } of redirects) expect(from).toMatch(/^(\/[a-z0-9-]+)+$/);
  });

  it('point to a page with a trailing slash, a file, or an absolute https URL', () => {
    for (const { to } of redirects) {
      expect(to).toMatch(
        /^(\/x(\/[a-z0-9-]+)+\/(#[a-z-]+)?|\/static(\/[a-z0-9-]+)+\.svg|https:\/\/[a-z0-9.]+(\/[a-z0-9-]+)+\/?)$/,
      );
    }
  });

  it('form no chain and no loop', () => {
    const starts = new Set<string>(redirects.map(({ from }) => from));
    expect(redirects.filter(({ to }) => isInside(to) && starts.has(pathOf(to)))).toEqual([]);
  });

  it('are permanent for pages that moved and temporary for short links', () => {
    for (const { from, status } of redirects) expect(status).toBe(from.startsWith('/r/') ? 302 : 301);
  });

  it.each([
    ['/x/license', 'https://mui.com/legal/mui-x-eula/'],
    ['/x/react-data-grid/group-pivot', '/x/react-data-grid/tree-data/'],
    ['/x/react-data-grid/columns', '/x/react-data-grid/column-definition/'],
    ['/x/advanced-components', '/x/introduction/'],
    ['/x/react-data-grid/rows', '/x/react-data-grid/row-definition/'],
    ['/x/react-data-grid/selection', '/x/react-data-grid/row-selection/'],
    ['/x/react-data-grid/migration-v4', '/x/migration/migration-data-grid-v4/'],
    ['/x/react-data-grid/migration-v5', '/x/migration/migration-data-grid-v5/'],
    ['/x/react-date-pickers/migration-lab', '/x/migration/migration-pickers-lab/'],
    ['/x/api/date-pickers/clock-picker', '/x/api/date-pickers/time-clock/'],
    ['/x/api/date-pickers/calendar-picker', '/x/api/date-pickers/date-calendar/'],
    ['/x/api/date-pickers/calendar-picker-skeleton', '/x/api/date-pickers/day-calendar-skeleton/'],
    ['/x/api/date-pickers/month-picker', '/x/api/date-pickers/month-calendar/'],
    ['/x/api/date-pickers/year-picker', '/x/api/date-pickers/year-calendar/'],
    ['/x/react-data-grid/editing-legacy', 'https://v5.mui.com/x/react-data-grid/editing-legacy/'],
    ['/x/api/date-pickers/desktop-next-date-picker', '/x/api/date-pickers/desktop-date-picker/'],
    ['/x/api/date-pickers/next-date-picker', '/x/api/date-pickers/date-picker/'],
    ['/x/react-date-pickers/calendar', '/x/react-date-pickers/date-calendar/'],
    ['/x/react-date-pickers/legacy-date-time-picker', '/x/react-date-pickers/date-time-picker/'],
    ['/x/react-charts/heat-map', '/x/react-charts/heatmap/'],
    ['/x/react-charts/tree-map', '/x/react-charts/treemap/'],
    ['/x/react-charts/getting-started', '/x/react-charts/quickstart/'],
    ['/x/react-data-grid/getting-started', '/x/react-data-grid/quickstart/'],
    ['/x/react-date-pickers/getting-started', '/x/react-date-pickers/quickstart/'],
    ['/x/react-tree-view/getting-started', '/x/react-tree-view/quickstart/'],
    ['/x/react-data-grid/demo', '/x/react-data-grid/features/'],
    ['/x/api/charts/bar-series-type', '/x/api/charts/bar-series/'],
    ['/x/api/charts/line-series-type', '/x/api/charts/line-series/'],
    ['/x/api/charts/pie-series-type', '/x/api/charts/pie-series/'],
    ['/x/api/charts/scatter-series-type', '/x/api/charts/scatter-series/'],
    ['/r/x-get-license', 'https://mui.com/pricing/'],
    ['/r/x-license-eula', 'https://mui.com/legal/mui-x-eula/'],
    ['/r/x-license-annual', '/x/introduction/licensing/#validation-failures'],
    ['/r/x-license-trial', '/x/introduction/licensing/#evaluation-trial-licenses'],
    ['/r/x-license-key-installation', '/x/introduction/licensing/#license-key'],
    ['/r/x-data-grid-no-dimensions', '/x/react-data-grid/layout/'],
    ['/r/x-technical-support', '/x/introduction/support/'],
    ['/r/x-issue-template', 'https://github.com/mui/mui-x/issues/new/choose'],
    ['/r/x-pro-svg', '/static/x/pro.svg'],
    ['/r/x-pro-svg-link', '/x/introduction/licensing/#pro-plan'],
    ['/r/x-premium-svg', '/static/x/premium.svg'],
    ['/r/x-premium-svg-link', '/x/introduction/licensing/#premium-plan'],
    ['/r/x-telemetry-postinstall-troubleshoot', '/x/guides/telemetry/'],
  ])('send %s to %s', (from, to) => {
    expect(redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });
});
