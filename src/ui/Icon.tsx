import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A decorative stroke icon; the text next to it or the label of its button provides the meaning. */
export function Icon({ of: shapes, size = 16 }: { of: IconNode; size?: 16 | 20 }) {
  return (
    <svg className="ui-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
