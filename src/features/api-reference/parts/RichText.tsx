import { Fragment } from 'react';
import type { ApiBlock, ApiInline, ApiText } from '#model/api';
import { useApi } from '../context.ts';
import { breakableText } from './breakable.tsx';
import { TypeName } from './TypeCode.tsx';
import styles from './RichText.module.css';

/** Text from the packages: paragraphs, lists and code. */
export function RichText({ of: text }: { of: ApiText }) {
  const { textLanguage } = useApi();
  if (text.length === 0) return null;
  const [first, ...rest] = text;
  // The common case; skipping the wrapper saves hundreds of elements on a long page.
  if (first?.kind === 'paragraph' && rest.length === 0) {
    return (
      <p className={styles['text']} lang={textLanguage}>
        <Inline of={first.text} />
      </p>
    );
  }
  return (
    <div className={styles['text']} lang={textLanguage}>
      {text.map((block, index) => (
        <Block key={index} of={block} />
      ))}
    </div>
  );
}

function Block({ of: block }: { of: ApiBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inline of={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline of={item} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return (
        <pre className={styles['code']} tabIndex={0} dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
  }
}

export function Inline({ of: nodes }: { of: readonly ApiInline[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{inline(node)}</Fragment>);
}

function inline(node: ApiInline) {
  switch (node.kind) {
    case 'text':
      return breakableText(node.text);
    case 'code':
      return <code>{node.text}</code>;
    case 'type':
      return <TypeName typeKey={node.key} text={node.key} />;
    case 'link':
      return <TextLink href={node.href} text={node.text} />;
  }
}

/** A link to a page that does not exist is rendered as text. */
function TextLink({ href, text }: { href: string; text: readonly ApiInline[] }) {
  const { addressOf } = useApi();
  if (!href.startsWith('/')) {
    return (
      <a className="external-link" href={href} rel="noopener">
        <Inline of={text} />
      </a>
    );
  }
  const address = addressOf(href);
  if (!address) return <Inline of={text} />;
  return (
    <a href={address}>
      <Inline of={text} />
    </a>
  );
}
