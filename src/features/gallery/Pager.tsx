import type { MouseEvent } from 'react';
import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import { CONTROLS } from './hooks.ts';
import { pagesAround } from './pagesAround.ts';
import type { GalleryTexts } from './props.ts';

interface PagerProps {
  texts: Pick<GalleryTexts, 'demoIndexNext' | 'demoIndexPage' | 'demoIndexPages' | 'demoIndexPrevious'>;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  onTurn: (page: number, event: MouseEvent) => void;
}

/** Links to the pages around the shown one, and to the first and the last. */
export function Pager({ texts, page, pageCount, hrefOf, onTurn }: PagerProps) {
  if (pageCount === 1) return null;
  const link = (to: number, text: string, rel?: string) => (
    <a
      href={hrefOf(to)}
      rel={rel}
      aria-label={rel ? undefined : fillIn(texts.demoIndexPage, { page: to })}
      aria-current={to === page ? 'page' : undefined}
      onClick={(event) => onTurn(to, event)}
    >
      {text}
    </a>
  );
  return (
    <nav className="gallery-pager needs-script" aria-label={texts.demoIndexPages} {...mark(CONTROLS)}>
      <ul>
        {page > 1 && <li>{link(page - 1, texts.demoIndexPrevious, 'prev')}</li>}
        {pagesAround(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === undefined ? <span aria-hidden="true">…</span> : link(one, String(one))}
          </li>
        ))}
        {page < pageCount && <li>{link(page + 1, texts.demoIndexNext, 'next')}</li>}
      </ul>
    </nav>
  );
}
