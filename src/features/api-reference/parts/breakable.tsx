import { Fragment, type ReactNode } from 'react';

const LONG_NAME_CHARACTERS = 22;
const LONG_WORDS = new RegExp(`(\\S{${LONG_NAME_CHARACTERS + 1},})`);

/** Names longer than their column break where a word begins, instead of anywhere. */
export function breakable(name: string): ReactNode {
  if (name.length <= LONG_NAME_CHARACTERS) return name;
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[^_])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Text with such names in it. */
export function breakableText(text: string): ReactNode {
  if (!LONG_WORDS.test(text)) return text;
  // The long words are every second part.
  return text.split(LONG_WORDS).map((part, index) => <Fragment key={index}>{index % 2 ? breakable(part) : part}</Fragment>);
}
