import { findAround, findClosest } from '#lib/hook';
import { TYPE_POPOVER } from '../../hooks.ts';
import { focusOn, pointAt, tap } from './cards.ts';

/**
 * What guides name of the API: links in code, code in links, inline code, and attributes and keys in highlighted code.
 * Not all of it is known to the reference.
 */
const NAME =
  'main :is(a[href*="/x/api/"]:has(> code), pre a[href*="/x/api/"], :not(pre, a) > code, .attr-name, .property)';

let isTouch = false;

/** Opens the card of the name that the pointer or the focus has come to. */
export function meet(event: Event) {
  const name = findClosest(NAME, event.target);
  if (event instanceof PointerEvent) {
    isTouch = event.pointerType === 'touch';
    // A pressed button selects text.
    if (name && !isTouch && event.buttons === 0) pointAt(name);
  } else if (name?.matches(':focus-visible') && !isBack(event)) focusOn(name);
}

/** A card that was closed returns the focus to its name; it shall not open once more. */
function isBack(event: Event): boolean {
  return event instanceof FocusEvent && findAround(TYPE_POPOVER, event.relatedTarget) !== null;
}

// A mouse follows links. A finger sees the card first, with the link in it. Keys have no detail.
document.addEventListener('click', (event) => {
  const name = findClosest(NAME, event.target);
  // Older browsers have a plain mouse event here. The rest know about the finger before `meet` does, which is called late.
  const isTap = event instanceof PointerEvent ? event.pointerType === 'touch' : isTouch;
  if (!name || !isTap || event.detail === 0) return;
  event.preventDefault();
  const follow = () => name instanceof HTMLAnchorElement && location.assign(name.href);
  tap(name).then((isOpen) => isOpen || follow(), follow);
});
