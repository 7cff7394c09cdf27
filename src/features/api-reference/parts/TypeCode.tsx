import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import type { TypeText, TypeToken } from '#model/api';
import { plainType } from '#model/api-content';
import { useApi } from '../context.ts';
import { TYPE } from '../hooks.ts';
import styles from './TypeCode.module.css';

/** A type whose names are links. */
export function TypeCode({ of: type }: { of: TypeText }) {
  const className = keepsLines(plainType(type)) ? styles['type'] : `${styles['type']} ${styles['words']}`;
  return (
    <code className={className} dir="ltr">
      {type.map((token, index) => (
        <Token key={index} of={token} />
      ))}
    </code>
  );
}

/** Whether lines break inside brackets, which need their lines to be read. Other lines may be joined like words. */
function keepsLines(text: string): boolean {
  return !text.includes('\n') || /[({<[]\n/.test(text);
}

/** A type with text before or after it, such as `name: Type`. */
export function TypeLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles['line']} dir="ltr">
      {children}
    </span>
  );
}

function Token({ of: token }: { of: TypeToken }) {
  const { addressOf } = useApi();
  if (typeof token === 'string') return <Punctuated text={token} />;
  if ('key' in token) return <TypeLink typeKey={token.key} text={token.text} />;
  const address = token.href.startsWith('/') ? addressOf(token.href) : token.href;
  if (!address) return token.text;
  const isOutside = address === token.href && !address.startsWith('/');
  return (
    <a
      className={isOutside ? styles['outside'] : styles['name']}
      href={address}
      rel={isOutside ? 'noopener' : undefined}
    >
      {token.text}
    </a>
  );
}

/** Text between names; quoted text is highlighted as a literal. */
function Punctuated({ text }: { text: string }) {
  const pieces = text.split(/('(?:[^'\\]|\\.)*')/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles['literal']}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function TypeLink({ typeKey, text }: { typeKey: string; text: string }) {
  const { typeAddress } = useApi();
  return (
    <a className={styles['name']} href={typeAddress(typeKey)} {...mark(TYPE)}>
      {text}
    </a>
  );
}

/** The name of a type inside a sentence. */
export function TypeName({ typeKey, text }: { typeKey: string; text: string }) {
  return (
    <code>
      <TypeLink typeKey={typeKey} text={text} />
    </code>
  );
}
