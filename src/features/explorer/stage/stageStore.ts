/** What joins the room and the component on its stage, which are loaded apart: the state, and the calls of its callbacks. */
import type { Explored } from '../explorerState.ts';

export interface Call {
  id: number;
  text: string;
}

/** Older calls are dropped. */
const MAX_CALLS = 10;
const MAX_CHARACTERS = 160;

let explored: Explored | undefined;
let followed: Explored | undefined;
let calls: readonly Call[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(work: () => void) {
  work();
  for (const listener of listeners) listener();
}

export const stage = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** `undefined` until the room shows a state. */
  explored: () => explored,
  calls: () => calls,
  show: (next: Explored) => change(() => (explored = next)),
  /** The state that was shown when this was last asked. */
  follow() {
    const before = followed;
    followed = explored;
    return before;
  },
  report(name: string, parameters: readonly unknown[]) {
    const text = `${name}(${parameters.map((one) => describe(one)).join(', ')})`;
    const cut = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
    change(() => (calls = [{ id: (count += 1), text: cut }, ...calls].slice(0, MAX_CALLS)));
  },
};

/** Short, and without following references: an event leads to the whole page. */
export function describe(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if ('toISOString' in value && typeof value.toISOString === 'function') return dateText(value as Date);
  if (value instanceof Set || value instanceof Map || Array.isArray(value)) {
    const items = Array.from<unknown>(value as Iterable<unknown>);
    const shown = depth < 2 ? items.slice(0, 4).map((one) => describe(one, depth + 1)) : [];
    return `[${[...shown, ...(shown.length < items.length ? ['…'] : [])].join(', ')}]`;
  }
  if ('nativeEvent' in value || value instanceof Event) return 'event';
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'object';
  const entries = Object.entries(value).filter(([, one]) => typeof one !== 'function');
  const shown = depth < 2 ? entries.slice(0, 5).map(([key, one]) => `${key}: ${describe(one, depth + 1)}`) : [];
  return `{ ${[...shown, ...(shown.length < entries.length ? ['…'] : [])].join(', ')} }`;
}

function dateText(value: Date): string {
  try {
    return value.toISOString();
  } catch {
    return 'Invalid Date';
  }
}
