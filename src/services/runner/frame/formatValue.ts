const MAX_DEPTH = 3;
const MAX_ENTRIES = 50;
const MAX_CHARACTERS = 4000;

/** Formats the arguments of a console call, including format specifiers such as `%s`. */
export function formatMessage(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const parts =
    typeof first === 'string' && /%[sdifoOc]/.test(first)
      ? fillIn(first, rest)
      : values.map((value) => formatTop(value));
  return truncate(parts.join(' '));
}

function fillIn(template: string, values: readonly unknown[]): string[] {
  const rest = [...values];
  const text = template.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    // `%c` applies CSS, which is not supported here.
    if (kind === 'c') return '';
    return kind === 'o' || kind === 'O' ? formatValue(value) : formatTop(value);
  });
  return [text, ...rest.map(formatTop)];
}

function formatTop(value: unknown): string {
  return typeof value === 'string' ? value : formatValue(value);
}

/** Formats a value like source code. Never throws, even if getters or proxies do. */
export function formatValue(value: unknown, depth = 0, ancestors: readonly object[] = []): string {
  try {
    return truncate(
      typeof value === 'object' && value !== null ? formatObject(value, depth, ancestors) : formatPrimitive(value),
    );
  } catch {
    return '[unreadable]';
  }
}

function formatPrimitive(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > MAX_CHARACTERS ? value.slice(0, MAX_CHARACTERS) : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name || 'anonymous'}]`;
  return Object.is(value, -0) ? '-0' : String(value);
}

function formatObject(value: object, depth: number, ancestors: readonly object[]): string {
  if (ancestors.includes(value)) return '[circular]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (typeof Node !== 'undefined' && value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  const inner = (one: unknown) => formatValue(one, depth + 1, [...ancestors, value]);
  const name = nameOf(value);
  if (Array.isArray(value))
    return depth >= MAX_DEPTH
      ? `[${value.length} items]`
      : `[${listed(value.slice(0, MAX_ENTRIES).map(inner), value.length)}]`;
  if (depth >= MAX_DEPTH) return `${name}{…}`;
  if (value instanceof Map)
    return `${name}{${listed(
      Array.from(value)
        .slice(0, MAX_ENTRIES)
        .map(([key, one]) => `${inner(key)} => ${inner(one)}`),
      value.size,
    )}}`;
  if (value instanceof Set) return `${name}{${listed(Array.from(value).slice(0, MAX_ENTRIES).map(inner), value.size)}}`;
  const keys = Object.keys(value);
  const entries = keys.slice(0, MAX_ENTRIES).map((key) => `${key}: ${inner((value as Record<string, unknown>)[key])}`);
  return keys.length === 0 ? `${name}{}` : `${name}{ ${listed(entries, keys.length)} }`;
}

function nameOf(value: object): string {
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
  return typeof name === 'string' && name !== 'Object' && name !== '' ? `${name} ` : '';
}

function listed(shown: readonly string[], count: number): string {
  return [...shown, ...(count > shown.length ? [`… ${count - shown.length} more`] : [])].join(', ');
}

function truncate(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
