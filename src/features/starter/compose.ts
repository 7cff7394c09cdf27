import type { CodeVariant } from '#model/demo';
import type { InstallPlan } from '#model/install';
import type { PagePath, Plan } from '#model/nav';
import type { PlaygroundFile } from '#model/playground';
import { PLANS } from '#model/plan-names';
import { type Choices, type Group, GROUP_NAMES, type Option } from './choices.ts';
import { type Context, type Module, MODULES, PLAN_OF } from './modules.ts';
import { ORDERS, orderSource } from './orderFiles.ts';

const LINE_WIDTH = 80;
const COMPONENTS = { community: 'DataGrid', pro: 'DataGridPro', premium: 'DataGridPremium' } as const;

export interface PlanReason {
  plan: InstallPlan;
  /** The options that need it. */
  because: readonly Option[];
  /** The plan that is enough without them. */
  otherwise: InstallPlan;
}

/** The lowest plan with all options, and why. */
export function planOf(choices: Choices): PlanReason {
  const options = GROUP_NAMES.map((group): Option => choices[group]);
  const highest = (some: readonly Option[]) =>
    PLANS.findLast((plan) => some.some((option) => PLAN_OF[option] === plan)) ?? 'community';
  const plan = highest(options);
  const because = options.filter((option) => PLAN_OF[option] === plan);
  return { plan, because, otherwise: highest(options.filter((option) => !because.includes(option))) };
}

/** What readers should know of a combination. */
export type Note = 'groups' | 'export';

export interface Starter {
  /** The component first. */
  files: readonly PlaygroundFile[];
  /** The guides that explain each choice, and the plan if it costs something. */
  reading: readonly { on: Group | Plan; guides: readonly PagePath[] }[];
  notes: readonly Note[];
}

/** Puts the modules of the chosen options together: the code as Prettier would format it, and what explains it. */
export function compose(choices: Choices, variant: CodeVariant): Starter {
  const { plan } = planOf(choices);
  const context: Context = { ...choices, plan };
  const modules = GROUP_NAMES.map((group) => MODULES[choices[group]](context));
  const isServer = choices.data === 'server';
  const grid = `@mui/x-data-grid${plan === 'community' ? '' : `-${plan}`}`;
  const [script, component] = variant === 'TS' ? ['ts', 'tsx'] : ['js', 'jsx'];
  const inLanguage = (text: string) => textIn(variant, text);
  const files = [
    { name: `OrdersGrid.${component}`, text: inLanguage(componentOf(modules, context, grid, variant)) },
    ...(isServer ? [{ name: `orderSource.${script}`, text: inLanguage(sourceOf(context, grid, variant)) }] : []),
    { name: `orders.${script}`, text: inLanguage(ORDERS) },
  ];
  const reading: Starter['reading'] = [
    ...GROUP_NAMES.map((group, index) => ({ on: group, guides: modules[index]?.reading ?? [] })),
    ...(plan === 'community' ? [] : [{ on: plan, guides: ['/x/introduction/licensing'] as const }]),
  ].filter(({ guides }) => guides.length > 0);
  return { files, reading, notes: notesOn(choices) };
}

function notesOn({ data, rows, grouping, export: exported }: Choices): Note[] {
  if (data === 'local') return [];
  return [
    ...(rows === 'scroll' && grouping !== 'flat' ? (['groups'] as const) : []),
    ...(exported === 'no-export' ? [] : (['export'] as const)),
  ];
}

/** What stands between ‹ and › is for TypeScript alone. */
function textIn(variant: CodeVariant, text: string): string {
  return variant === 'TS' ? text.replace(/[‹›]/g, '') : text.replace(/‹[^›]*›/g, '');
}

function sourceOf(context: Context, grid: string, variant: CodeVariant): string {
  const { types, text } = orderSource(context);
  const typeImport = variant === 'TS' ? `${importOf(types, grid, 'import type')}\n` : '';
  return `${typeImport}import { orders } from './orders';\n${text}`;
}

function componentOf(modules: readonly Module[], context: Context, grid: string, variant: CodeVariant): string {
  const all = (part: 'constants' | 'hooks' | 'props' | 'initialState' | 'imports') =>
    modules.flatMap((module) => module[part] ?? []);
  const errors = modules.find((module) => module.errors)?.errors;
  const isEditable = modules.some((module) => module.isEditable);
  const hasToolbar = modules.some((module) => module.hasToolbar);
  const toolbar = hasToolbar ? modules.flatMap((module) => module.toolbar ?? []) : [];
  const hooks = [...all('hooks'), ...(errors ? ["const [error, setError] = React.useState('');"] : [])];
  const isServer = context.data === 'server';
  const inVariant = (names: readonly string[]) => names.filter((name) => variant === 'TS' || !name.startsWith('type '));

  const imports = [
    ...(hooks.length > 0 ? ["import * as React from 'react';"] : []),
    ...(errors ? ["import Alert from '@mui/material/Alert';"] : []),
    importOf(inVariant([COMPONENTS[context.plan], 'type GridColDef', ...all('imports')]), grid),
    ...(isServer ? ["import { orderSource } from './orderSource';"] : []),
    isServer ? "‹import type { Order } from './orders';›" : importOf(inVariant(['orders', 'type Order']), './orders'),
  ].filter((line) => variant === 'TS' || !line.startsWith('‹'));

  const props = [
    'label="Orders"',
    'columns={columns}',
    ...(hasToolbar ? ['showToolbar'] : []),
    ...all('props'),
    ...(errors ? [`${errors}={({ message }) => setError(message)}`] : []),
    ...nested('initialState', all('initialState')),
    ...(toolbar.length > 0 ? nested('slotProps', ['toolbar: {', ...toolbar.map((line) => `  ${line}`), '},']) : []),
  ];
  const box = errors
    ? "<div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>"
    : '<div style={{ height: 480 }}>';

  return `${imports.join('\n')}

${[COLUMNS(isEditable), ...all('constants')].join('\n\n')}

export default function OrdersGrid() {
${hooks.map((hook) => `${indent(hook, 2)}\n`).join('')}${hooks.length > 0 ? '\n' : ''}  return (
    ${box}
${errors ? `${indent(ALERT, 6)}\n` : ''}      <${COMPONENTS[context.plan]}
${indent(props.join('\n'), 8)}
      />
    </div>
  );
}
`;
}

const ALERT = `{error && (
  <Alert severity="error" onClose={() => setError('')}>
    {error}
  </Alert>
)}`;

function nested(prop: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${prop}={{`, ...lines.map((line) => `  ${line}`), '}}'] : [];
}

function COLUMNS(isEditable: boolean): string {
  const edit = isEditable ? ['editable: true'] : [];
  const columns = [
    ["field: 'customer'", "headerName: 'Customer'", 'flex: 1', 'minWidth: 150', ...edit],
    ["field: 'country'", "headerName: 'Country'", 'width: 130'],
    [
      "field: 'status'",
      "headerName: 'Status'",
      "type: 'singleSelect'",
      "valueOptions: ['Open', 'Sent', 'Paid']",
      ...edit,
    ],
    ["field: 'quantity'", "headerName: 'Quantity'", "type: 'number'", 'width: 120', ...edit],
    [
      "field: 'total'",
      "headerName: 'Total'",
      "type: 'number'",
      'width: 130',
      'valueFormatter: (value‹?: number›) => value && dollars.format(value)',
    ],
  ];
  return `const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const columns‹: GridColDef<Order>[]› = [
${columns.map(objectOf).join('\n')}
];`;
}

/** On one line if it fits. */
function objectOf(attributes: readonly string[]): string {
  const line = `  { ${attributes.join(', ')} },`;
  return line.length <= LINE_WIDTH ? line : `  {\n${attributes.map((one) => `    ${one},`).join('\n')}\n  },`;
}

function importOf(names: readonly string[], from: string, keyword = 'import'): string {
  const line = `${keyword} { ${names.join(', ')} } from '${from}';`;
  return line.length <= LINE_WIDTH
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
