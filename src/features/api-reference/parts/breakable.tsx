import { Fragment, type ReactNode } from 'react';

const LONG_NAME_CHARACTERS = 22;
const LONG_WORDS = new RegExp(`(\\S{${LONG_NAME_CHARACTERS + 1},})`);

/** Adds line break opportunities between the words of a long name. */
export function breakable(name: string): ReactNode {
  if (name.length <= LONG_NAME_CHARACTERS) return name;
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[^_])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Applies `breakable` to the long words of a text. */
export function breakableText(text: string): ReactNode {
  if (!LONG_WORDS.test(text)) return text;
  // With a capturing group, `split` puts the long words at odd indexes.
  return text.split(LONG_WORDS).map((part, index) => <Fragment key={index}>{index % 2 ? breakable(part) : part}</Fragment>);
}
