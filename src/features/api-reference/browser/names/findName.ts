import { anchorOf } from '#model/api-anchors';
import { nameInCode } from '#model/api-cards';

/** The address of a name in the reference. Names without a link of their own have that of the same name on this page. */
export function hrefOf(name: HTMLElement): string | undefined {
  if (name instanceof HTMLAnchorElement) return name.href;
  const code = name.closest('pre');
  if (!code) return linkTo(nameInCode(name.textContent)?.name ?? '', document.body);
  const key = name.textContent.replace(/['"]/g, '');
  const attribute = name.matches('.attr-name') ? name : attributeAround(name, code);
  if (!attribute) return linkTo(key, document.body);
  const owner = ownerOf(attribute, code);
  const page = owner && linkToOwner(owner, code);
  if (!page) return undefined;
  if (attribute === name) return memberHref(page, anchorOf.prop(owner, key));
  return attribute.textContent.startsWith('slot') ? memberHref(page, anchorOf.slot(owner, key)) : undefined;
}

/** The props that code gives to a component. */
export function propsIn(name: HTMLElement): string[] {
  const code = name.closest('pre');
  const owner = name.textContent;
  if (!code) return [];
  const attributes = [...code.querySelectorAll<HTMLElement>('.attr-name')].filter(
    (attribute) => ownerOf(attribute, code) === owner,
  );
  return [...new Set(attributes.map((attribute) => anchorOf.prop(owner, attribute.textContent)))];
}

/** The component that an attribute belongs to: that of the last tag which begins before it at the same depth. */
function ownerOf(attribute: HTMLElement, code: HTMLElement): string | undefined {
  return lastBefore(attribute, depthOf(attribute), code, '.tag', /^<([\w$.]+)/)?.match;
}

/** The attribute with the object that a key belongs to. */
function attributeAround(key: HTMLElement, code: HTMLElement): HTMLElement | undefined {
  return lastBefore(key, depthOf(key) - 1, code, '.attr-name', /(.+)/)?.element;
}

function lastBefore(place: HTMLElement, depth: number, code: HTMLElement, selector: string, pattern: RegExp) {
  let last: { element: HTMLElement; match: string } | undefined;
  for (const element of code.querySelectorAll<HTMLElement>(selector)) {
    if (element !== place && !(element.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    const [, match] = pattern.exec(element.textContent) ?? [];
    if (match && depthOf(element) === depth) last = { element, match };
  }
  return last;
}

/** Values of attributes are nested scripts; each of their lines is an element of its own. */
function depthOf(element: Element): number {
  let depth = 0;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.matches('.script')) depth += 1;
  return depth;
}

function linkToOwner(owner: string, code: HTMLElement): string | undefined {
  return linkTo(owner, code) ?? linkTo(owner, document.body);
}

function linkTo(wanted: string, inside: Element): string | undefined {
  const links = inside.querySelectorAll<HTMLAnchorElement>('main a[href*="/x/api/"]');
  return [...links].find(({ textContent }) => nameInCode(textContent)?.name === wanted)?.href;
}

function memberHref(page: string, anchor: string): string {
  const url = new URL(page);
  url.hash = anchor;
  return url.href;
}
