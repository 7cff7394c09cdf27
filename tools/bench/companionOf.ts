import type { ApiComponent, ApiFolder } from '#model/api';
import type { DemoUsage } from '#model/demo';

/** Components that others join, by product; the first is the usual one. */
const JOINED: Readonly<Record<ApiFolder, { usual: string; names: RegExp }>> = {
  'data-grid': { usual: 'DataGrid', names: /^DataGrid(?:Pro|Premium)?$/ },
  'date-pickers': { usual: 'DatePicker', names: /^(?!(?:Desktop|Mobile|Static))\w*(?:Picker|Calendar|Clock)$/ },
  charts: { usual: 'BarChart', names: /Chart(?:Pro)?$|^Heatmap$|^Gauge$|^Chart(?:Container|DataProvider)(?:Pro)?$/ },
  'tree-view': { usual: 'RichTreeView', names: /TreeView(?:Pro)?$/ },
};

/**
 * The grid, chart, picker or tree that a component usually joins: the one in most demos with both, else the usual one of
 * its plan. Those have none themselves.
 */
export function companionOf(
  folder: ApiFolder,
  { name, plan }: Pick<ApiComponent, 'name' | 'plan'>,
  components: readonly ApiComponent[],
  demos: readonly DemoUsage[],
): ApiComponent | undefined {
  const { usual, names } = JOINED[folder];
  if (names.test(name)) return undefined;
  const joined = components.filter((component) => names.test(component.name));
  const together = demos.map((demo) => demo.components.map((used) => used.name)).filter((used) => used.includes(name));
  const demosWith = (one: ApiComponent) => together.filter((used) => used.includes(one.name)).length;
  const [most] = joined.toSorted((a, b) => demosWith(b) - demosWith(a));
  if (most && demosWith(most) > 0) return most;
  const ofPlan = `${usual}${plan === 'premium' ? 'Premium' : plan === 'pro' ? 'Pro' : ''}`;
  return joined.find((one) => one.name === ofPlan) ?? joined.find((one) => one.name === usual);
}
