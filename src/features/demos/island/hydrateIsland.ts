import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { allowPrinting } from '#services/trusted-types/browser';

// Runs once per page, as soon as a demo that can print is hydrated.
allowPrinting();

/**
 * Hydrates an island, in place of the client entry of the React integration: our islands receive no props or slots, so
 * nothing has to be parsed, mapped or rendered twice.
 */
export default function hydrateIsland(element: HTMLElement) {
  return (Island: ComponentType, _props: unknown, _slots: unknown, { client }: { client: string | null }) => {
    // Astro removes this attribute after hydration.
    if (!element.hasAttribute('ssr')) return;
    const island = createElement(Island);
    startTransition(() => {
      if (client === 'only') createRoot(element).render(island);
      else hydrateRoot(element, island, { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
  };
}
