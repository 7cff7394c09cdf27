/** Prints values as Prettier would, so that generated code needs none in the browser. */
import { type CodeDates, type Coded, isCoded } from '#model/explorer';

const WIDTH = 80;
const STEP = 2;

/** Prints a value at an indent, where `used` characters of its first line are taken, those after it included. */
export function printValue(value: unknown, dates: CodeDates, indent: number, used: number): string {
  const flat = flatten(value, dates);
  if (!breaks(value) && used + flat.length <= WIDTH) return flat;
  const pad = ' '.repeat(indent + STEP);
  const item = (one: unknown, key = '') =>
    pad + key + printValue(one, dates, indent + STEP, indent + STEP + key.length + 1);
  const close = ' '.repeat(indent);
  if (isCoded(value)) {
    if (value.$ === 'given') return `() => ${printValue(value.value, dates, indent, used + '() => '.length)}`;
    // A whole body needs its brackets only on the line of the arrow.
    return value.$ === 'text'
      ? flat.replace(/ => (?:\((.*)\)$|(.*))/s, (_, inner, body) => ` =>\n${pad}${inner ?? body}`)
      : flat;
  }
  if (Array.isArray(value)) {
    const lines = value.every((one) => typeof one === 'number')
      ? fill(value, pad)
      : value.map((one) => `${item(one)},`);
    return `[\n${lines.join('\n')}\n${close}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  return `{\n${entriesOf(value)
    .map(([key, one]) => `${item(one, `${nameOf(key)}: `)},`)
    .join('\n')}\n${close}}`;
}

/** As an attribute of JSX. */
export function printAttribute(name: string, value: unknown, dates: CodeDates, indent: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\\\n\t]/.test(value)) return `${name}="${value}"`;
  const printed = printValue(value, dates, indent, indent + name.length + '={}'.length);
  const isBroken = isCoded(value) && printed.includes('\n');
  return `${name}={${printed}${isBroken ? `\n${' '.repeat(indent)}` : ''}}`;
}

function flatten(value: unknown, dates: CodeDates): string {
  if (isCoded(value)) return codeOf(value, dates);
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map((one) => flatten(one, dates)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = entriesOf(value).map(([key, one]) => `${nameOf(key)}: ${flatten(one, dates)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function codeOf(value: Coded, dates: CodeDates): string {
  switch (value.$) {
    case 'date':
      return dateCode(value.iso, dates);
    case 'given':
      return `() => ${flatten(value.value, dates)}`;
    case 'name':
      return value.name;
    case 'absent':
      return 'undefined';
    case 'text':
      return typeof value.text === 'string' ? value.text : value.text[dates];
  }
}

function dateCode(iso: string, dates: CodeDates): string {
  if (dates === 'luxon') return `DateTime.fromISO('${iso}')`;
  if (dates !== 'date-fns') return `${dates}('${iso}')`;
  const [year, month, ...rest] = iso.split(/\D/).map(Number);
  return `new Date(${[year, Number(month) - 1, ...rest].join(', ')})`;
}

/** Several objects with several entries are one per line, however short. */
function breaks(value: unknown): boolean {
  if (isCoded(value)) return value.$ === 'given' && breaks(value.value);
  if (Array.isArray(value)) {
    const isTable =
      value.length > 1 &&
      (value.every((one) => Array.isArray(one) && one.length > 1) ||
        value.every((one) => isObject(one) && entriesOf(one).length > 1));
    return isTable || value.some((one) => breaks(one));
  }
  return isObject(value) && entriesOf(value).some(([, one]) => breaks(one));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isCoded(value);
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** As many numbers per line as fit. */
function fill(numbers: readonly number[], pad: string): string[] {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const longer = `${last} ${number},`;
    if (last !== undefined && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${pad}${number},`);
  }
  return lines;
}
