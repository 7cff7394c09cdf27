import type { Filling } from './fillings.ts';
import type { AdShape } from './labels.ts';

interface Parts {
  root: HTMLElement;
  aside: HTMLElement;
  /** Where our own ads and messages stand. */
  filling: HTMLElement;
}

/** What of the slot is seen: the network's half, ours, or nothing. */
export function createSlotScreen({ root, aside, filling }: Parts, shape: AdShape) {
  /** What was asked for last; something of ours that comes after it comes too late. */
  let turn = 0;
  aside.dataset['shape'] = shape;

  return {
    /** Something of ours; of several, `roll` picks one. Tells whether it is there now: what cannot be fetched leaves the place empty. */
    async fill(kind: Filling, roll: number): Promise<boolean> {
      const ours = ++turn;
      const choice = await fetchOurs(kind).catch(() => undefined);
      if (!choice || ours !== turn) return false;
      const picked = choice[Math.floor(roll * choice.length)];
      if (!picked) throw new Error(`The slot has nothing of ours for ${kind}.`);
      filling.replaceChildren(document.importNode(picked, true));
      root.dataset['shows'] = 'filling';
      return true;
    },
    showNetwork() {
      turn += 1;
      root.dataset['shows'] = 'network';
      filling.replaceChildren();
    },
    clear() {
      turn += 1;
      delete root.dataset['shows'];
      filling.replaceChildren();
      aside.hidden = true;
    },
  };
}

/** With a network that has ads, most pages never need it. */
async function fetchOurs(kind: Filling) {
  const { fetchFilling } = await import('./fetchFilling.ts');
  return fetchFilling(kind);
}
