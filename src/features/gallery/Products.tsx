import type { MouseEvent } from 'react';
import { mark } from '#lib/hook';
import { CONTROLS } from './hooks.ts';
import type { GalleryProduct, GalleryTexts } from './props.ts';

interface ProductsProps {
  texts: Pick<GalleryTexts, 'demoIndexAll' | 'demoIndexProduct'>;
  /** The address of the wall of all products. */
  address: string;
  products: readonly GalleryProduct[];
  /** By product. */
  counts: ReadonlyMap<string, number>;
  /** The id of the product that is shown, or an empty string for all. */
  current: string;
  onChoose?: (id: string, event: MouseEvent) => void;
}

/** Links to the demos of each product: to pages of their own, or filters once the wall is hydrated. */
export function Products({ texts, address, products, counts, current, onChoose }: ProductsProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const entries = [
    { id: '', title: texts.demoIndexAll, href: address, count: all },
    ...products.map((product) => ({ ...product, count: counts.get(product.id) ?? 0 })),
  ];
  return (
    <nav className="gallery-products" aria-label={texts.demoIndexProduct} {...mark(CONTROLS)}>
      <ul>
        {entries.map(({ id, title, href, count }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? 'true' : undefined}
              onClick={onChoose && ((event) => onChoose(id, event))}
            >
              {/* A single text: the server writes no comments between adjacent ones, by which React would tell them apart. */}
              {`${title} `}
              <span className="gallery-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
