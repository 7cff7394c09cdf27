import { createMarks } from './marks.ts';
import { findPart } from './findPart.ts';
import { createReadout } from './readout.ts';

/** The highlighted part. From the list, all its elements are highlighted; on the component, only the hovered one. */
interface Shown {
  entry: HTMLElement;
  element: Element | undefined;
}

/** Highlights the hovered or focused part on the component and in the list. */
export function activateAnatomy(view: HTMLElement) {
  const live = view.querySelector<HTMLElement>('[data-anatomy-live]');
  const list = view.querySelector<HTMLElement>('[data-anatomy-list]');
  const stage = live?.querySelector<HTMLElement>('[data-demo-stage]');
  if (!live || !list || !stage) return;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-part]')];
  const marks = createMarks(live);
  const readout = createReadout(view);
  let shown: Shown | undefined;

  function elementsOf({ entry, element }: Shown): Element[] {
    if (element) return stage?.contains(element) ? [element] : [];
    return [...(stage?.querySelectorAll(entry.dataset['selector'] ?? '') ?? [])];
  }

  function draw() {
    const elements = shown ? elementsOf(shown) : [];
    marks.draw(elements, shown?.entry.dataset['part'] ?? '');
    readout.show(shown?.entry, elements[0]);
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
  /** When the pointer leaves, the focused part is highlighted again. */
  function showFocused() {
    const focused = document.activeElement;
    if (list?.contains(focused)) showInList(focused);
    else showOnComponent(focused);
  }

  for (const type of ['pointerover', 'focusin', 'click']) {
    list.addEventListener(type, ({ target }) => showInList(target));
    live.addEventListener(type, ({ target }) => showOnComponent(target));
  }
  for (const area of [list, live]) {
    area.addEventListener('pointerleave', showFocused);
    // The next active element is known one frame later.
    area.addEventListener('focusout', () => requestAnimationFrame(showFocused));
  }
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(undefined);
  });

  // Redraw when branches expand or collapse under a mark or styles of the demo change.
  new MutationObserver(() => shown && draw()).observe(stage, { subtree: true, childList: true, attributes: true });
  new ResizeObserver(() => shown && draw()).observe(live);
  for (const type of ['scroll', 'transitionend'])
    stage.addEventListener(type, () => shown && draw(), { capture: true, passive: true });
}
