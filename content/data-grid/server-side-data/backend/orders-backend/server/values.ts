import { RequestError } from './requestError.ts';

const MAX_LENGTH = 1000;
const MAX_ITEMS = 100;
const MINUTE = 60_000;

export function isMissing(value: unknown): boolean {
  return (
    value == null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw invalid(value, 'text');
  // PostgreSQL can't store NUL characters, and SQLite ends a LIKE pattern there.
  if (value.length > MAX_LENGTH || value.includes('\0')) {
    throw new RequestError(
      400,
      'A text is too long or contains a NUL character.',
    );
  }
  return value.trim();
}

export function number(value: unknown): number {
  const result =
    typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof result !== 'number' || !Number.isFinite(result)) {
    throw invalid(value, 'a number');
  }
  return result;
}

export function integer(value: unknown, from: number, to: number): number {
  const result = number(value);
  if (!Number.isInteger(result) || result < from || result > to) {
    throw invalid(value, `an integer from ${from} to ${to}`);
  }
  return result;
}

export function boolean(value: unknown): boolean {
  const name = String(value).toLowerCase();
  if (name !== 'true' && name !== 'false')
    throw invalid(value, 'true or false');
  return name === 'true';
}

/** The grid sends the selected day as midnight in UTC. */
export function day(value: unknown): string {
  return time(value).toISOString().slice(0, 10);
}

/** The minute of a value, or the one after it: the filter of the grid has no seconds. */
export function minute(value: unknown, offset: 0 | 1): string {
  const start = Math.floor(time(value).getTime() / MINUTE);
  return new Date((start + offset) * MINUTE).toISOString();
}

function time(value: unknown): Date {
  const result = new Date(typeof value === 'string' ? value : Number.NaN);
  const year = result.getUTCFullYear();
  // Only four-digit years have the same order as text and as dates.
  if (!(year >= 1000 && year < 9999)) throw invalid(value, 'a date');
  return result;
}

export function list(value: unknown, name: string): unknown[] {
  if (value == null) return [];
  if (!Array.isArray(value) || value.length > MAX_ITEMS) {
    throw new RequestError(
      400,
      `"${name}" must be an array of at most ${MAX_ITEMS} items.`,
    );
  }
  return value;
}

export function record(value: unknown, name: string): Record<string, unknown> {
  if (value == null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new RequestError(400, `"${name}" must be an object.`);
  }
  return { ...value };
}

function invalid(value: unknown, expected: string): RequestError {
  const isShort = typeof value === 'number' || typeof value === 'boolean';
  const shown =
    typeof value === 'string'
      ? `"${value.slice(0, 50)}"`
      : isShort
        ? value
        : typeof value;
  return new RequestError(400, `${shown} is not ${expected}.`);
}
