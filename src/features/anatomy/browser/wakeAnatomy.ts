import { createMarks } from './marks.ts';
import { findPart } from './findPart.ts';
import { createReadout } from './readout.ts';

/** What is shown: a part, and where. From the list all places of it, on the component the one that is pointed at. */
interface Shown {
  entry: HTMLElement;
  element: Element | undefined;
}

/** Shows the part that readers point at or focus, on the component and in the list. */
export function wakeAnatomy(view: HTMLElement) {
  const live = view.querySelector<HTMLElement>('[data-anatomy-live]');
  const list = view.querySelector<HTMLElement>('[data-anatomy-list]');
  const stage = live?.querySelector<HTMLElement>('[data-demo-stage]');
  if (!live || !list || !stage) return;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-part]')];
  const marks = createMarks(live);
  const readout = createReadout(view);
  let shown: Shown | undefined;

  function placesOf({ entry, element }: Shown): Element[] {
    if (element) return stage?.contains(element) ? [element] : [];
    return [...(stage?.querySelectorAll(entry.dataset['selector'] ?? '') ?? [])];
  }

  function draw() {
    const places = shown ? placesOf(shown) : [];
    marks.draw(places, shown?.entry.dataset['part'] ?? '');
    readout.tell(shown?.entry, places[0]);
  }

  function show(next: Shown | undefined) {
    if (next?.entry === shown?.entry && next?.element === shown?.element) return;
    shown?.entry.removeAttribute('data-active');
    shown = next;
    shown?.entry.setAttribute('data-active', '');
    draw();
  }

  function showInList(target: EventTarget | null) {
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    if (entry) show({ entry, element: undefined });
  }
  function showOnComponent(target: EventTarget | null) {
    show(target instanceof Element && stage?.contains(target) ? findPart(target, stage, entries) : undefined);
  }
  /** The pointer goes, the focus stays: what has the focus is shown again. */
  function showFocused() {
    const focused = document.activeElement;
    if (list?.contains(focused)) showInList(focused);
    else showOnComponent(focused);
  }

  for (const type of ['pointerover', 'focusin', 'click']) {
    list.addEventListener(type, ({ target }) => showInList(target));
    live.addEventListener(type, ({ target }) => showOnComponent(target));
  }
  for (const place of [list, live]) {
    place.addEventListener('pointerleave', showFocused);
    // The next focus is known a frame later.
    place.addEventListener('focusout', () => requestAnimationFrame(showFocused));
  }
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(undefined);
  });

  // Branches open and close under the mark, and styles of the demo change.
  new MutationObserver(() => shown && draw()).observe(stage, { subtree: true, childList: true, attributes: true });
  new ResizeObserver(() => shown && draw()).observe(live);
  for (const type of ['scroll', 'transitionend']) stage.addEventListener(type, () => shown && draw(), { capture: true, passive: true });
}
