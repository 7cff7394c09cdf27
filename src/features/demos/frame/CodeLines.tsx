import { Fragment } from 'react';
import type { CodeLine, CodeToken } from '#model/demo';

/** Highlighted code. `showFiles` creates the same elements from the same tokens in the browser. */
export function CodeLines({ lines }: { lines: readonly CodeLine[] }) {
  return (
    <code>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {line.map(toElement)}
        </Fragment>
      ))}
    </code>
  );
}

function toElement(token: CodeToken, index: number) {
  if (typeof token === 'string') return token;
  const [className, content, href] = token;
  if (href) {
    return (
      <a key={index} href={href}>
        {content.map(toElement)}
      </a>
    );
  }
  return (
    <span key={index} className={`token ${className}`}>
      {content.map(toElement)}
    </span>
  );
}
