import { type DateLibrary, LIBRARIES } from './libraries.ts';
import { giveUp } from './note.ts';

/** Tokens of Day.js and their counterparts. Moment.js has the same tokens. */
const TOKENS: Record<string, { 'date-fns'?: string; luxon?: string }> = {
  YYYY: { 'date-fns': 'yyyy', luxon: 'yyyy' },
  YY: { 'date-fns': 'yy', luxon: 'yy' },
  MMMM: { 'date-fns': 'MMMM', luxon: 'MMMM' },
  MMM: { 'date-fns': 'MMM', luxon: 'MMM' },
  MM: { 'date-fns': 'MM', luxon: 'MM' },
  M: { 'date-fns': 'M', luxon: 'M' },
  Do: { 'date-fns': 'do' },
  DD: { 'date-fns': 'dd', luxon: 'dd' },
  D: { 'date-fns': 'd', luxon: 'd' },
  dddd: { 'date-fns': 'EEEE', luxon: 'EEEE' },
  ddd: { 'date-fns': 'EEE', luxon: 'EEE' },
  HH: { 'date-fns': 'HH', luxon: 'HH' },
  H: { 'date-fns': 'H', luxon: 'H' },
  hh: { 'date-fns': 'hh', luxon: 'hh' },
  h: { 'date-fns': 'h', luxon: 'h' },
  mm: { 'date-fns': 'mm', luxon: 'mm' },
  m: { 'date-fns': 'm', luxon: 'm' },
  ss: { 'date-fns': 'ss', luxon: 'ss' },
  s: { 'date-fns': 's', luxon: 's' },
  SSS: { 'date-fns': 'SSS', luxon: 'SSS' },
  A: { 'date-fns': 'a', luxon: 'a' },
  a: { 'date-fns': 'aaa' },
  ZZ: { 'date-fns': 'xx', luxon: 'ZZZ' },
  Z: { 'date-fns': 'xxx', luxon: 'ZZ' },
};

/** What Day.js and its plugins replace, an escaped text first. */
const PART =
  /\[(?<escaped>[^\]]*)\]|Do|Y+|M+|D+|d+|H+|h+|m+|s+|S+|A|a|Z+|[QwWkgGxXeElL]+T?|(?<text>[^A-Za-z[]+|\[|[A-Za-z])/g;

/** Translates a format of Day.js. Letters that are no token are kept as text. */
export function translateFormat(format: string, library: DateLibrary): string {
  const parts = Array.from(format.matchAll(PART), ({ 0: token, groups = {} }) => {
    const text = groups['escaped'] ?? groups['text'];
    if (text !== undefined) return { text };
    const known = TOKENS[token];
    const counterpart = known && (library === 'moment' ? token : known[library]);
    return {
      token: counterpart ?? giveUp(`${LIBRARIES[library].title} has no counterpart of the format token \`${token}\`.`),
    };
  });
  if (library === 'moment') return format;
  const joined: { text?: string; token?: string }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text !== undefined && last?.text !== undefined) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined.map(({ text, token }) => token ?? quote(text ?? '', library)).join('');
}

/** Quotes letters between blanks; Luxon has no way to write a quotation mark. */
function quote(text: string, library: 'date-fns' | 'luxon'): string {
  if (text.includes("'") && library === 'luxon') giveUp('Luxon cannot write a quotation mark in a format.');
  const escaped = text.replaceAll("'", "''");
  return escaped.replace(/[A-Za-z](?:.*[A-Za-z])?/s, (letters) => `'${letters}'`);
}

/** Whether a text reads like a format of Day.js, so that it must not be left alone by accident. */
export function looksLikeFormat(text: string): boolean {
  return /YYYY|\bDD\b|\bMM[/.-]|\bHH:mm|\bhh?:mm/.test(text);
}

/** Formats with names, whose texts depend on the locale. */
export function hasNames(format: string): boolean {
  return /MMM|ddd|A|a/.test(format.replace(/\[[^\]]*\]/g, ''));
}
