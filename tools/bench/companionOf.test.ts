import { expect, it } from 'vitest';
import type { ApiComponent, ApiFolder } from '#model/api';
import type { DemoUsage } from '#model/demo';
import { companionOf } from './companionOf.ts';

const component = (name: string, plan?: 'pro'): ApiComponent => ({
  kind: 'component',
  name,
  plan,
  slug: name.toLowerCase(),
  imports: [],
  description: [],
  guides: [],
  typeParameters: [],
  props: [],
  inherited: [],
  slots: [],
  classes: [],
  cssVariables: [],
});
const demo = (...names: string[]): DemoUsage => ({
  demo: names.join(),
  page: '/x/react-charts/bars',
  name: 'Demo',
  title: 'Demo',
  components: names.map((name) => ({ name, package: '@mui/x-charts', props: [], slots: [] })),
  hooks: [],
  types: [],
});

const charts = ['BarChart', 'BarChartPro', 'LineChart', 'ChartContainer', 'BarPlot', 'ChartsTooltip', 'Heatmap'].map(
  (name) => component(name, name.endsWith('Pro') ? 'pro' : undefined),
);
const demos = [demo('BarPlot', 'ChartContainer'), demo('BarPlot', 'ChartContainer'), demo('BarPlot', 'BarChart')];

it.each([
  ['the one in most demos', 'charts', 'BarPlot', undefined, 'ChartContainer'],
  ['the usual one without a demo', 'charts', 'ChartsTooltip', undefined, 'BarChart'],
  ['the usual one of the plan', 'charts', 'ChartsToolbarPro', 'pro', 'BarChartPro'],
  ['none for a chart', 'charts', 'Heatmap', 'pro', undefined],
] satisfies [string, ApiFolder, string, 'pro' | undefined, string | undefined][])(
  'the companion of a component is %s',
  (_, folder, name, plan, expected) => {
    expect(companionOf(folder, { name, plan }, charts, demos)?.name).toBe(expected);
  },
);
