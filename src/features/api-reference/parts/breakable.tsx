import { Fragment, type ReactNode } from 'react';

const LONG_NAME_CHARACTERS = 22;
const LONG_WORDS = new RegExp(`(\\S{${LONG_NAME_CHARACTERS + 1},})`);

/** Adds line break opportunities between the words of a long name. */
export function breakable(name: string): ReactNode {
  if (!isBreakable(name)) return name;
  return wordsOfName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

export function isBreakable(name: string): boolean {
  return name.length > LONG_NAME_CHARACTERS;
}

/** `['no', 'Rows', 'Overlay']` for `noRowsOverlay`, but only after dots if what is between them is short. */
export function wordsOfName(name: string): string[] {
  return name
    .split(/(?<=\w\.)(?=\w)/)
    .flatMap((part) => (isBreakable(part) ? part.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[^_])/) : part));
}

/** Applies `breakable` to the long words of a text. */
export function breakableText(text: string): ReactNode {
  if (!LONG_WORDS.test(text)) return text;
  // With a capturing group, `split` puts the long words at odd indexes.
  return text
    .split(LONG_WORDS)
    .map((part, index) => <Fragment key={index}>{index % 2 ? breakable(part) : part}</Fragment>);
}
