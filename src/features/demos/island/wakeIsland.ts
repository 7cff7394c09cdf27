import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { allowPrinting } from '#services/trusted-types/browser';

// Once on a page, as soon as there is a demo that can be printed.
allowPrinting();

/**
 * Brings the markup of an island to life, in place of the function that the React integration has for it: nothing is
 * passed to an island from its page, and what is not passed need not be read, mapped or rendered twice.
 */
export default function wakeIsland(element: HTMLElement) {
  return (Island: ComponentType, _props: unknown, _slots: unknown, { client }: { client: string | null }) => {
    // Only an island that is still asleep carries this attribute.
    if (!element.hasAttribute('ssr')) return;
    const island = createElement(Island);
    startTransition(() => {
      if (client === 'only') createRoot(element).render(island);
      else hydrateRoot(element, island, { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
  };
}
