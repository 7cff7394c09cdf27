/** The file of a state, formatted: what differs from the defaults, for a plan, a language and a date library. */
import type { CodeVariant } from '#model/demo';
import { type CodeDates, type Coded, type ExplorerDefinition, isCoded, type Props, written } from '#model/explorer';
import { printAttribute, printValue } from './printValue.ts';
import type { Explored } from './explorerState.ts';
import { toProps } from './toProps.ts';

const ADAPTERS = {
  dayjs: 'AdapterDayjs',
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};
const DATE_IMPORTS = {
  dayjs: "import dayjs from 'dayjs';",
  'date-fns': undefined,
  luxon: "import { DateTime } from 'luxon';",
  moment: "import moment from 'moment';",
};

type CodeDefinition = Pick<ExplorerDefinition, 'components' | 'frame' | 'base' | 'content' | 'constants' | 'recipes'>;

export function toCode(
  definition: CodeDefinition,
  { state, plan }: Explored,
  callbacks: ReadonlySet<string>,
  { variant, dates }: { variant: CodeVariant; dates: CodeDates },
): string {
  const { components, frame, content, constants = {} } = definition;
  const [name = '', from = ''] = components[plan] ?? [];
  const props = withFormat(
    toProps(
      definition,
      state,
      (id) => callbacks.has(id),
      () => written(undefined, 'console.log'),
    ),
    dates,
  );
  const tags = codedIn(props);

  const imports = new Map<string, Set<string>>([[from, new Set([name])]]);
  const add = (specifier: string, one: string) =>
    imports.set(specifier, (imports.get(specifier) ?? new Set<string>()).add(one));
  if (frame === 'dates') {
    add('@mui/x-date-pickers/LocalizationProvider', 'LocalizationProvider');
    add(`@mui/x-date-pickers/${ADAPTERS[dates]}`, ADAPTERS[dates]);
  }
  for (const tag of tags) if (tag.$ === 'name') add(tag.from, tag.name);
  for (const [one, specifier] of Object.entries(content?.imports ?? {})) add(specifier, one);

  const declared = Object.entries(constants).filter(([key]) => props[key] !== undefined);
  const declarations = declared.map(([key, constant]) => {
    const isTyped = variant === 'TS' && constant?.type;
    if (isTyped) add(from, `type ${/^\w+/.exec(constant.type ?? '')?.[0]}`);
    const start = `const ${key}${isTyped ? `: ${constant.type}` : ''} = `;
    return `${start}${printValue(props[key], dates, 0, start.length + 1)};\n`;
  });

  const tagIndent = frame ? 6 : 4;
  const names = Object.keys(props).filter((key) => props[key] !== undefined);
  const attributes = names.map((key) => {
    const isConstant = declared.some(([constant]) => constant === key);
    return printAttribute(key, isConstant ? written(undefined, key) : props[key], dates, tagIndent + 2);
  });
  const end = content ? '>' : ' />';
  const flat = `<${[name, ...attributes].join(' ')}${end}`;
  const fits = !flat.includes('\n') && tagIndent + flat.length <= 80;
  const returned = `  return ${flat};`;
  const pad = ' '.repeat(tagIndent);
  const element = [
    ...(fits ? [pad + flat] : [`${pad}<${name}`, ...attributes.map((one) => `${pad}  ${one}`), pad + end.trimStart()]),
    ...(content ? [...content.lines.map((line) => `${pad}  ${line}`), `${pad}</${name}>`] : []),
  ].join('\n');
  const framed = [...before(frame, dates), element, ...after(frame)].join('\n');

  const dateImport = tags.some(({ $ }) => $ === 'date') ? DATE_IMPORTS[dates] : undefined;
  return [
    ...(dateImport ? [dateImport] : []),
    ...[...imports].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([specifier, all]) => importLine([...all], specifier)),
    '',
    ...declarations,
    'export default function App() {',
    fits && !frame && !content && returned.length <= 80 ? returned : `  return (\n${framed}\n  );`,
    '}',
    '',
  ].join('\n');
}

/** Two libraries write years, days and AM or PM of formats in small letters. */
function withFormat(props: Props, dates: CodeDates): Props {
  const format = props['format'];
  if (typeof format !== 'string' || dates === 'dayjs' || dates === 'moment') return props;
  return { ...props, format: format.replace(/[YDA]/g, (letter) => letter.toLowerCase()) };
}

function importLine(names: readonly string[], specifier: string): string {
  const flat = `import { ${names.join(', ')} } from '${specifier}';`;
  return flat.length <= 80 || names.length === 1
    ? flat
    : `import {\n${names.map((one) => `  ${one},`).join('\n')}\n} from '${specifier}';`;
}

function before(frame: ExplorerDefinition['frame'], dates: CodeDates): string[] {
  if (frame === 'dates') return [`    <LocalizationProvider dateAdapter={${ADAPTERS[dates]}}>`];
  return frame ? [`    <div style={{ height: ${frame.height} }}>`] : [];
}

function after(frame: ExplorerDefinition['frame']): string[] {
  if (frame === 'dates') return ['    </LocalizationProvider>'];
  return frame ? ['    </div>'] : [];
}

/** Everything in a value that JSON lacks. */
function codedIn(value: unknown): Coded[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(codedIn);
  return isCoded(value) ? [value, ...inner] : inner;
}
