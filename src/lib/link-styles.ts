import { element } from './element.ts';

/** Adds a stylesheet to the page. Resolves when it is applied, so that nothing is ever shown without it. */
export function linkStyles(href: string, attributes: Partial<HTMLLinkElement> = {}): Promise<unknown> {
  const link = element('link', { rel: 'stylesheet', href, ...attributes });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
  });
  document.head.append(link);
  return loaded;
}
