import { giveUp } from './note.ts';

/** Units of time, by the names that demos use, in the singular or plural. */
const UNITS = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

export type Unit = (typeof UNITS)[number];

export function readUnit(text: string): Unit {
  const unit = UNITS.find((name) => name === text || `${name}s` === text);
  return unit ?? giveUp(`The unit of time \`${text}\` is not translated.`);
}

/** `Days`, as date-fns writes it in names. */
export function capital(unit: Unit): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}
