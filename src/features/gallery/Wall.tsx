import { useDeferredValue, useEffect, useRef, useState, type MouseEvent } from 'react';
import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import { Filters } from './Filters.tsx';
import { countValues, FILTER_FIELDS, type GalleryField } from './galleryFilter.ts';
import type { GalleryDemo } from './galleryData.ts';
import {
  FIRST_STATE,
  type GalleryAction,
  readAddress,
  reduceGallery,
  showGallery,
  writeAddress,
} from './galleryState.ts';
import { CONTROLS } from './hooks.ts';
import { Pager } from './Pager.tsx';
import { Products } from './Products.tsx';
import type { GalleryProps, GalleryTexts } from './props.ts';
import { Tile } from './Tile.tsx';
import { TileIcons } from './TileIcons.tsx';

interface WallProps extends GalleryProps {
  demos: readonly GalleryDemo[];
}

/** The wall of pictures with its filters. The address names what is shown. */
export function Wall({ texts, products, address, demos }: WallProps) {
  const [state, setState] = useState(FIRST_STATE);
  const [isHydrated, setIsHydrated] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const open = () => setState(readAddress(location.search, demos));
    open();
    for (const [field, value] of chosenBefore(form.current))
      setState((before) => reduceGallery(before, { type: 'choose', field, value }));
    setIsHydrated(true);
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [demos]);

  const act = (action: GalleryAction) => {
    const next = reduceGallery(state, action);
    setState(next);
    const url = location.pathname + writeAddress(next);
    // Letters are no steps to go back to.
    if (action.type === 'choose' && action.field === 'words') history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
  };

  const clear = () => {
    act({ type: 'clear' });
    // The button is gone.
    form.current?.querySelector('input')?.focus();
  };

  const drawn = useDeferredValue(state);
  const { demos: shown, count, page, pageCount } = showGallery(demos, drawn);
  const { filter } = state;

  return (
    <div ref={root} className="gallery" data-wide="">
      <Products
        texts={texts}
        address={address}
        products={products}
        counts={countValues(demos, filter, 'product')}
        current={filter.product}
        onChoose={(value, event) => follow(event, () => act({ type: 'choose', field: 'product', value }))}
      />
      <div className="gallery-bar needs-script" {...mark(CONTROLS)}>
        <Filters
          ref={form}
          texts={texts}
          demos={demos}
          filter={filter}
          hasProps={isHydrated}
          onChoose={(field, value) => act({ type: 'choose', field, value })}
        />
        <p className="gallery-status" role="status">
          {statusOf(count, demos.length, texts)}
        </p>
        {Object.values(filter).some(Boolean) && (
          <button type="button" className="gallery-clear" onClick={clear}>
            {texts.demoIndexClear}
          </button>
        )}
      </div>
      <TileIcons />
      <ul ref={list} className="gallery-wall" tabIndex={-1}>
        {shown.map((demo) => (
          <Tile key={demo.id} demo={demo} texts={texts} />
        ))}
      </ul>
      <Pager
        texts={texts}
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => address + writeAddress({ filter: drawn.filter, page: to })}
        onTurn={(to, event) =>
          follow(event, () => {
            act({ type: 'turn', page: to });
            list.current?.focus({ preventScroll: true });
            root.current?.scrollIntoView();
          })
        }
      />
    </div>
  );
}

/** What was typed and chosen before hydration. */
function chosenBefore(form: HTMLFormElement | null): [GalleryField, string][] {
  const values = new FormData(form ?? undefined);
  return FILTER_FIELDS.flatMap((field): [GalleryField, string][] => {
    const value = String(values.get(field) ?? '');
    return value ? [[field, value]] : [];
  });
}

function statusOf(count: number, all: number, texts: GalleryTexts): string {
  if (count === 0) return texts.demoIndexNone;
  return fillIn(count === all ? texts.demoIndexCountAll : texts.demoIndexCount, { count, all });
}

/** Leaves clicks that open a link elsewhere to the browser. */
function follow(event: MouseEvent, action: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
}
