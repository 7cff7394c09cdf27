import { Fragment } from 'react';
import type { ApiInline, ApiText } from '#model/api';
import { PLAN_NAMES } from '#model/package-plan';
import { Badge } from '#ui';
import styles from './Anatomy.module.css';
import type { Part } from './partsOf.ts';

/** One row of the list: the name, linked to the API reference, the class and a description. */
export function PartEntry({ part, href }: { part: Part; href: string }) {
  const { name, className, when, description, plan } = part;
  return (
    <li className={styles['part']}>
      <span className={styles['names']}>
        <a className={styles['name']} href={href}>
          <code>{name}</code>
        </a>
        {className && <code className={styles['class']}>.{className}</code>}
        {plan && <Badge tone={plan}>{PLAN_NAMES[plan]}</Badge>}
      </span>
      <span className={styles['words']}>
        <Summary of={description} />
        {when && <span className={styles['when']}>{capitalize(when)}.</span>}
      </span>
    </li>
  );
}

/** The first paragraph of a description. Links are rendered as text, because the name already links to the full entry. */
function Summary({ of: [first] }: { of: ApiText }) {
  if (first?.kind !== 'paragraph') return null;
  return (
    <span>
      {first.text.map((node, index) => (
        <Fragment key={index}>{inlineText(node)}</Fragment>
      ))}{' '}
    </span>
  );
}

function inlineText(node: ApiInline) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'type':
      return <code>{node.key}</code>;
    case 'link':
      return node.text.map((inner) => ('text' in inner && typeof inner.text === 'string' ? inner.text : ''));
  }
}

function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
