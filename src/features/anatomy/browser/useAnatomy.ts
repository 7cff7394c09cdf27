import { useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { type AnatomyEvent, NOTHING_HIGHLIGHTED, reduceAnatomy, type Target } from './anatomyState.ts';
import { findElements } from './findElements.ts';
import { findPart } from './findPart.ts';
import type { ListedPart, Places } from './readAnatomy.ts';

type Send = (event: AnatomyEvent) => void;

/** Follows the pointer and the focus in the static markup, and looks for the highlighted part on the component. */
export function useAnatomy(places: Places, variables: readonly string[], pointed: EventTarget | null) {
  const [state, dispatch] = useReducer(reduceAnatomy<Element>, NOTHING_HIGHLIGHTED);
  const { highlighted, found } = state;
  const part = places.parts.find(({ name }) => name === highlighted?.part);

  // Before paint, so that the marks never lag behind the pointer.
  useLayoutEffect(() => {
    if (!part || !highlighted) return undefined;
    const find = () => dispatch({ type: 'find', found: findElements(places, part, highlighted, variables) });
    find();
    return watchComponent(places, find);
  }, [part, highlighted, places, variables]);
  useLayoutEffect(() => markActive(part), [part]);
  useEffect(() => followTargets(places, pointed, (event) => flushSync(() => dispatch(event))), [places, pointed]);
  return { part, found };
}

function markActive(part: ListedPart | undefined) {
  part?.entry.classList.add('active');
  return () => part?.entry.classList.remove('active');
}

/** Calls back when branches expand or collapse under a mark or styles of the demo change. */
function watchComponent({ live, stage }: Places, onChange: () => void) {
  const mutations = new MutationObserver(onChange);
  mutations.observe(stage, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(onChange);
  sizes.observe(live);
  const leaving = new AbortController();
  for (const type of ['scroll', 'transitionend'])
    stage.addEventListener(type, onChange, { capture: true, passive: true, signal: leaving.signal });
  return () => {
    mutations.disconnect();
    sizes.disconnect();
    leaving.abort();
  };
}

function followTargets({ section, live, stage, list, parts }: Places, pointed: EventTarget | null, send: Send) {
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  /** The part of an entry in the list, or the innermost one on the component. */
  const targetAt = (node: EventTarget | null): Target | undefined => {
    if (!(node instanceof Element)) return undefined;
    const listed = parts.find(({ entry }) => entry.contains(node));
    if (listed) return { part: listed.name };
    return stage.contains(node) ? findPart(node, stage, parts) : undefined;
  };
  const point = (node: EventTarget | null) => {
    const at = targetAt(node);
    // Between two entries, the last one stays highlighted.
    if (at || !(node instanceof Node) || !list.contains(node)) send({ type: 'point', at });
  };
  const followFocus = () => send({ type: 'focus', at: targetAt(document.activeElement) });

  for (const area of [list, live]) {
    for (const type of ['pointerover', 'click']) area.addEventListener(type, ({ target }) => point(target), options);
    area.addEventListener('pointerleave', () => send({ type: 'leave' }), options);
    area.addEventListener('focusin', followFocus, options);
    // The next active element is known one frame later.
    area.addEventListener('focusout', () => requestAnimationFrame(followFocus), options);
  }
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && send({ type: 'dismiss' }), options);

  // What made the room load happened before these listeners existed.
  queueMicrotask(() => {
    followFocus();
    if (pointed instanceof Element && pointed.matches(':hover')) point(pointed);
  });
  return () => leaving.abort();
}
