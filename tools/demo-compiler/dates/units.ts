import { giveUp } from './note.ts';

/** Units of time, by all names that Day.js accepts. */
const UNITS = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const SHORT: Record<string, Unit> = {
  ms: 'millisecond',
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  M: 'month',
  y: 'year',
};

export type Unit = (typeof UNITS)[number];

export function readUnit(text: string): Unit {
  const unit = UNITS.find((name) => name === text || `${name}s` === text) ?? SHORT[text];
  return unit ?? giveUp(`The unit of time \`${text}\` is not translated.`);
}

/** `Days`, as date-fns writes it in names. */
export function capital(unit: Unit): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}
