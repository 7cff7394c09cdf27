import { SHAPE, SHOWS } from '../hooks.ts';
import type { Filling } from './fillings.ts';
import type { AdShape } from './labels.ts';
import { whenOutOfView } from './timing.ts';

interface Parts {
  root: HTMLElement;
  aside: HTMLElement;
  /** Container of in-house ads and messages. */
  filling: HTMLElement;
}

/** Controls which content of the slot is visible: the network's, ours, or none. */
export function createSlotScreen({ root, aside, filling }: Parts, shape: AdShape) {
  /** Number of the latest request; content that arrives for an older one is discarded. */
  let latestRequest = 0;
  aside.setAttribute(SHAPE, shape);

  /** Shows nothing; the space stays reserved. */
  function empty() {
    latestRequest += 1;
    root.removeAttribute(SHOWS);
    filling.replaceChildren();
  }

  return {
    empty,
    /** Shows in-house content; `roll` picks one of several. Resolves to false if it could not be fetched or is outdated. */
    async fill(kind: Filling, roll: number): Promise<boolean> {
      const request = ++latestRequest;
      const choices = await loadFilling(kind).catch(() => undefined);
      if (!choices || request !== latestRequest) return false;
      const picked = choices[Math.floor(roll * choices.length)];
      if (!picked) throw new Error(`There is no in-house content of kind ${kind}.`);
      filling.replaceChildren(document.importNode(picked, true));
      root.setAttribute(SHOWS, 'filling');
      return true;
    },
    showNetwork() {
      latestRequest += 1;
      root.setAttribute(SHOWS, 'network');
      filling.replaceChildren();
    },
    /** Shows nothing anymore; the space is given up once that moves nothing in view. */
    clear() {
      empty();
      aside.hidden = true;
      whenOutOfView(root, () => {
        root.hidden = true;
      });
    },
  };
}

/** Loaded on demand: while the network has ads, most pages never need it. */
async function loadFilling(kind: Filling) {
  const { fetchFilling } = await import('./fetchFilling.ts');
  return fetchFilling(kind);
}
