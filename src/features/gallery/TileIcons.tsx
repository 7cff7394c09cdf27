import { CodeXml, FlaskConical, type IconNode } from 'lucide';
import { createElement } from 'react';

const ICONS = { code: CodeXml, playground: FlaskConical } as const satisfies Readonly<Record<string, IconNode>>;

/** The icons of all tiles, drawn once: repeated, they would be half of the document. */
export function TileIcons() {
  return (
    <svg width={0} height={0} aria-hidden="true" className="gallery-icons">
      {Object.entries(ICONS).map(([name, shapes]) => (
        <symbol key={name} id={`gallery-${name}`} viewBox="0 0 24 24">
          {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
    </svg>
  );
}

export function TileIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="ui-icon" width={16} height={16} aria-hidden="true">
      <use href={`#gallery-${name}`} />
    </svg>
  );
}
