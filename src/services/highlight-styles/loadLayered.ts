import { linkStyles } from './linkStyles.ts';

const TIMEOUT_MS = 5000;

interface Options {
  href: string;
  layer: string;
  signal: AbortSignal;
}

/** Fetches a stylesheet and puts it into a cascade layer. Falls back to a link element. */
export async function loadLayered({ href, layer, signal }: Options) {
  try {
    const rules = await fetchRules(href, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    const style = document.createElement('style');
    style.dataset['href'] = href;
    style.textContent = `@layer ${layer} {\n${rules}\n}`;
    document.head.append(style);
  } catch (error) {
    // The user has left the page.
    if (signal.aborted) return;
    console.error(error instanceof Error ? error.message : 'Failed to fetch CSS');
    linkStyles(href);
  }
}

async function fetchRules(href: string, signal: AbortSignal) {
  const response = await fetch(href, { signal }).catch((error: unknown) => {
    throw new Error(`Failed to fetch CSS: ${String(error)}`);
  });
  const isStylesheet = response.headers.get('content-type')?.startsWith('text/css');
  if (!response.ok || !isStylesheet) throw new Error(`Failed to fetch CSS: ${response.status} ${response.statusText}`);
  const text = await response.text().catch((error: unknown) => {
    throw new Error(`Failed to fetch CSS: ${String(error)}`);
  });
  // Parsed separately first, so that a stray brace cannot close the layer. Imports are not allowed inside a layer.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/@import[^;]*;/gi, ''));
  return [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
}
