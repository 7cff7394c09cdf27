import type { NamedSSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Rendered = Awaited<ReturnType<NamedSSRLoadedRendererValue['renderToStaticMarkup']>>;

/** Demos are rendered once, although each has a page of its own besides its guide. */
const islands = new WeakMap<ComponentType, Rendered>();

/**
 * Renders React at build time, in place of the server entry of the React integration, which renders each component twice,
 * first to find out whether it is one: all functions that reach this point are, because MDX and Astro mark theirs.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async (Component: unknown) => typeof Component === 'function' || isReactObject(Component),
  async renderToStaticMarkup(this: { result: SSRResult }, Component: Island, props, slots, metadata) {
    if (metadata?.hydrate) {
      const rendered = islands.get(Component) ?? renderIsland(Component);
      islands.set(Component, rendered);
      return rendered;
    }
    return {
      html: renderToStaticMarkup(createElement(Component, { ...props, ...slotsOf(slots) }), {
        identifierPrefix: nextPrefix(this.result),
      }),
    };
  },
};

/** An island receives no props; its ids must be unique on every page that shows it. */
type Island = ComponentType & { idPrefix?: string };

function renderIsland(Component: Island): Rendered {
  const prefix = Component.idPrefix ?? '';
  return { html: renderToString(createElement(Component), { identifierPrefix: prefix }), attrs: { prefix } };
}

/** Astro removes the elements of static slots from the result. */
function slotsOf({ default: children, ...named }: Record<string, string>): Record<string, ReactElement> {
  const filled = Object.entries({ ...named, ...(children && { children }) }).filter(([, html]) => html.trim());
  return Object.fromEntries(
    filled.map(([name, html]) => [
      name,
      createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: html } }),
    ]),
  );
}

function isReactObject(Component: unknown): boolean {
  return typeof Component === 'object' && Component !== null && '$$typeof' in Component;
}

const counts = new WeakMap<SSRResult, number>();

function nextPrefix(page: SSRResult): string {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `r${count}`;
}

export default renderer;
