import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';

/** The visible content of a page that its Markdown version must contain as well. */
export interface ShownPage {
  title: string;
  headings: { depth: number; text: string }[];
  /** Code blocks; `isPart` if the page shows only a part of a block, or one of several commands. */
  codes: { text: string; isPart: boolean }[];
}

const config = await new HtmlValidate({ elements: ['html5'] }).getConfigFor('page.html');

export function readShownPage(html: string): ShownPage {
  const page = new Parser(config).parseHtml(html);
  const prose = elementsIn(page.querySelector('.prose'));
  const headings = prose
    .filter(({ tagName }) => /^h[2-4]$/.test(tagName))
    .filter((heading) => !heading.closest('[data-demo]'));
  const blocks = prose
    .filter(({ tagName }) => tagName === 'pre')
    .filter((block) => !block.closest('astro-island') && !block.closest('.demo-only-js'));
  return {
    title: decode(page.querySelector('h1')?.childNodes[0]?.textContent ?? ''),
    headings: headings.map((heading) => ({
      depth: Number(heading.tagName.slice(1)),
      text: textOf(heading.querySelector('[data-heading-link]') ?? heading),
    })),
    codes: blocks.map((block) => ({
      text: textOf(block),
      isPart: ['#import', '[data-demo]', '[data-panel]', '[data-builder-adapter]'].some((selector) =>
        block.closest(selector),
      ),
    })),
  };
}

/** Elements in document order, which `querySelectorAll` of this parser does not preserve. */
function elementsIn(element: HtmlElement | null): HtmlElement[] {
  return (element?.childElements ?? []).flatMap((child) => [child, ...elementsIn(child)]);
}

/** The text of an element without the hidden words before added and removed lines. */
function textOf(element: HtmlElement): string {
  const texts = element.childNodes.map((node) => {
    if (!isElement(node)) return decode(node.textContent);
    return node.hasAttribute('data-no-copy') ? '' : textOf(node);
  });
  return texts.join('');
}

function isElement(node: object): node is HtmlElement {
  return 'hasAttribute' in node;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', amp: '&' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex: string, decimal: string, name: string) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    return ENTITIES[name] ?? all;
  });
}
