import { element } from '#lib/element';
import { findClosest } from '#lib/hook';
import { openPopover, popoverTexts, type Popover } from '../popover/popover.ts';
import type { Step } from '../popover/trail.ts';
import { hrefOf, propsIn } from './findName.ts';
import { readCard } from './readCards.ts';
import { renderCard } from './renderCard.ts';

const HOVER_DELAY_MS = 300;
const FOCUS_DELAY_MS = 500;
/** Time to move the pointer from a name to its card. */
const LEAVE_DELAY_MS = 250;

/** What a reader points at, or has focused. */
let wanted: HTMLElement | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
/** The name whose card is open without having been tapped. */
let shown: HTMLElement | undefined;

/** Opens the card of a name on which the pointer rests, until the pointer leaves both. */
export function pointAt(name: HTMLElement) {
  want(name, HOVER_DELAY_MS, 'pointerleave', (popover) => closeOnLeave(name, popover));
}

/** Opens the card of a link that has the focus, which stays there. The card is next in the order of focus. */
export function focusOn(name: HTMLElement) {
  want(name, FOCUS_DELAY_MS, 'blur', (popover) => closeOnBlur(name, popover));
}

/** Opens the card of a name and moves the focus into it. Resolves to whether it has one. */
export async function tap(name: HTMLElement): Promise<boolean> {
  forget();
  return (await open(name, true)) !== undefined;
}

function want(name: HTMLElement, delayMs: number, end: 'pointerleave' | 'blur', watch: (popover: Popover) => void) {
  if (wanted === name || shown === name) return;
  forget();
  wanted = name;
  name.addEventListener(end, () => wanted === name && forget(), { once: true });
  opening = setTimeout(() => {
    open(name, false).then(
      (popover) => popover && watch(popover),
      // Nobody has asked for it.
      () => undefined,
    );
  }, delayMs);
}

function forget() {
  clearTimeout(opening);
  wanted = undefined;
}

async function open(name: HTMLElement, takesFocus: boolean): Promise<Popover | undefined> {
  const href = hrefOf(name);
  const [steps] = await Promise.all([href && stepsTo(href, name), popoverTexts()]);
  // The reader has moved on, or something else is open.
  const isUnwanted = wanted !== name || document.querySelector(':modal, :popover-open:not([data-type-popover])');
  if (!steps || (!takesFocus && isUnwanted)) return undefined;
  const popover = await openPopover(name, steps, takesFocus);
  popover.root.addEventListener('click', followInside);
  if (name instanceof HTMLAnchorElement) {
    name.setAttribute('aria-describedby', popover.body.id);
    untilClosed(popover).addEventListener('abort', () => name.removeAttribute('aria-describedby'));
  }
  return popover;
}

/** The card of a name, after that of what it is a member of. */
async function stepsTo(href: string, name: HTMLElement): Promise<Step[] | undefined> {
  const [found, texts] = await Promise.all([readCard(href), popoverTexts()]);
  if (!found) return undefined;
  const { card, owner, cards } = found;
  const page = href.replace(/#.*/, '');
  const linkTo = (anchor: string) =>
    element('a', { href: `${page}#${anchor}` }, element('code', {}, cards[anchor]?.name ?? ''));
  const used = owner ? [] : propsIn(name).filter((anchor) => Object.hasOwn(cards, anchor));
  return [
    ...(owner ? [{ name: owner.name, href: page, read: async () => renderCard(owner, [], texts) }] : []),
    { name: card.name, href, read: async () => renderCard(card, used.map(linkTo), texts) },
  ];
}

/** A plain click on a name in the popover opens its card in place, if it has one. */
function followInside(event: MouseEvent) {
  const link = findClosest<HTMLAnchorElement>('.prose a[href*="/x/api/"]', event.target);
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const follow = () => location.assign(link.href);
  stepsTo(link.href, link)
    .then(async (steps) => void (steps ? await openPopover(link, steps) : follow()))
    .catch(follow);
}

function closeOnLeave(name: HTMLElement, popover: Popover) {
  const { root } = popover;
  const signal = untilClosed(popover);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(leaving));
  const leave = () => root.contains(document.activeElement) || root.hidePopover();
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(leaving);
      if (!isIn(target, name, root)) leaving = setTimeout(leave, LEAVE_DELAY_MS);
    },
    { signal },
  );
  closeOnScroll(name, popover);
}

function closeOnBlur(name: HTMLElement, popover: Popover) {
  const { root } = popover;
  document.addEventListener('focusin', ({ target }) => isIn(target, name, root) || root.hidePopover(), {
    signal: untilClosed(popover),
  });
  closeOnScroll(name, popover);
}

/** A card that nobody has tapped does not stay in the way. */
function closeOnScroll(name: HTMLElement, popover: Popover) {
  const signal = untilClosed(popover);
  shown = name;
  signal.addEventListener('abort', () => (shown = undefined));
  addEventListener('scroll', () => popover.root.hidePopover(), { signal });
}

function isIn(target: EventTarget | null, ...elements: readonly HTMLElement[]): boolean {
  return target instanceof Node && elements.some((element) => element.contains(target));
}

function untilClosed({ root }: Popover): AbortSignal {
  const closing = new AbortController();
  root.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && closing.abort(), closing);
  return closing.signal;
}
