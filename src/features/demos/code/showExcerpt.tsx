import { createRoot, type Root } from 'react-dom/client';
import type { CodeVariant, DemoFacts } from '#model/demo';
import { useCodeVariant } from '#services/code-preferences';
import { CodeLines } from '../frame/CodeLines.tsx';
import { localized } from './localized.ts';

type Excerpts = DemoFacts['excerpts'];

/** What replaces the markup of an excerpt, and the markup. */
const shown = new Map<Element, { root: Root; written: readonly ChildNode[] }>();

/** Shows other excerpts in a frame; without any, those in the markup again. */
export function showExcerpt(frame: HTMLElement, excerpts: Excerpts | undefined) {
  for (const place of frame.querySelectorAll('.demo-excerpt pre')) {
    const current = shown.get(place);
    if (excerpts) {
      const { root } = current ?? replace(place);
      root.render(<ExcerptLines of={excerpts} variant={variantOf(place)} />);
    } else if (current) {
      current.root.unmount();
      place.replaceChildren(...current.written);
      shown.delete(place);
    }
  }
}

function replace(place: Element) {
  const written = [...place.childNodes];
  place.replaceChildren();
  const replaced = { root: createRoot(place), written };
  shown.set(place, replaced);
  return replaced;
}

/** The language of a place that is visible in one language only. */
function variantOf(place: Element): CodeVariant | undefined {
  if (place.closest('.demo-only-ts')) return 'TS';
  return place.closest('.demo-only-js') ? 'JS' : undefined;
}

function ExcerptLines({ of: excerpts, variant }: { of: Excerpts; variant: CodeVariant | undefined }) {
  const preferred = useCodeVariant();
  const excerpt = excerpts.find((one) => one.variant === 'both' || one.variant === (variant ?? preferred));
  return excerpt && <CodeLines lines={excerpt.lines} hrefOf={localized} />;
}
