import dayjs from 'dayjs';
import { nameOf, type Props, shortcutsOf } from './props';
import { isRange, type Settings } from './settings';

/** The JSX of a picker with these props, and the imports it needs. */
export function toCode(settings: Settings, props: Props): string {
  const name = nameOf(settings);
  const packageName = isRange(settings.family)
    ? '@mui/x-date-pickers-pro'
    : '@mui/x-date-pickers';
  const field = `MultiInput${settings.family}Field`;
  const names = props['slots'] ? [name, field] : [name];
  const imports = names.map(
    (each) => `import { ${each} } from '${packageName}/${each}';`,
  );

  const attributes = Object.entries(props).map(([key, value]) => {
    if (typeof value === 'string') return `  ${key}="${value}"`;
    if (value === true) return `  ${key}`;
    const text = key === 'slots' ? `{ field: ${field} }` : print(value, '  ');
    return `  ${key}={${text}}`;
  });
  const shortcuts = shortcutsOf(settings).map(
    ({ label, value }) =>
      `  { label: '${label}', getValue: () => ${print(value, '')} },`,
  );
  // Without a type, TypeScript infers an array instead of a pair of dates.
  const hasRangeShortcuts = settings.shortcuts && isRange(settings.family);
  if (hasRangeShortcuts) {
    imports.push(
      "import type { DateRange } from '@mui/x-date-pickers-pro/models';",
      "import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';",
    );
  }
  const type = hasRangeShortcuts
    ? ': PickersShortcutsItem<DateRange<Dayjs>>[]'
    : '';
  const constants = settings.shortcuts
    ? [`const shortcuts${type} = [`, ...shortcuts, '];', '']
    : [];
  return [
    `import dayjs${hasRangeShortcuts ? ', { type Dayjs }' : ''} from 'dayjs';`,
    ...imports,
    '',
    ...constants,
    `<${name}`,
    ...attributes,
    '/>',
  ].join('\n');
}

function print(value: unknown, indent: string): string {
  if (dayjs.isDayjs(value)) {
    const format = value.hour() > 0 ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD';
    return `dayjs('${value.format(format)}')`;
  }
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value))
    return `[${value.map((item) => print(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);

  const entries = Object.entries(value).map(([key, item]) =>
    key === 'items'
      ? 'items: shortcuts'
      : `${/^\w+$/.test(key) ? key : `'${key}'`}: ${print(item, `${indent}  `)}`,
  );
  const isFlat = !Object.values(value).some(
    (item) => typeof item === 'object' && !Array.isArray(item),
  );
  if (isFlat) return `{ ${entries.join(', ')} }`;
  return `{\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}}`;
}
