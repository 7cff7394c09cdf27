import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { allowPrinting } from '#services/trusted-types/browser';
import type { Island } from './createDemo.tsx';

// Runs once per page, as soon as a demo that can print is hydrated.
allowPrinting();

/**
 * Hydrates an island, in place of the client entry of the React integration: our islands receive no props or slots, so
 * nothing has to be parsed, mapped or rendered twice.
 */
export default function hydrateIsland(element: HTMLElement) {
  return (Demo: Island) => {
    // Astro removes this attribute after hydration.
    if (!element.hasAttribute('ssr')) return;
    const island = createElement(Demo);
    startTransition(() => {
      // Charts shorten their labels by measuring them, which the server cannot do, so they are rendered from scratch.
      if (Demo.shape === 'chart') createRoot(element).render(island);
      else hydrateRoot(element, island, { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
  };
}
