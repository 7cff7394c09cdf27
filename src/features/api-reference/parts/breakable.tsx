import { Fragment, type ReactNode } from 'react';

const LONG_NAME_CHARACTERS = 22;

/** Names longer than their column break where a word begins, instead of anywhere. */
export function breakable(name: string): ReactNode {
  if (name.length <= LONG_NAME_CHARACTERS) return name;
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
