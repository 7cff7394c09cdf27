import type { AdShape } from './labels.ts';

interface Parts {
  root: HTMLElement;
  aside: HTMLElement;
  /** Where our own ads and messages stand. */
  filling: HTMLElement;
}

/** What of the slot is seen: the network's half, ours, or nothing. */
export function createSlotScreen({ root, aside, filling }: Parts, shape: AdShape) {
  aside.dataset['shape'] = shape;

  return {
    /** Something of ours, out of the templates that came with the page; of several, `roll` picks one. */
    fill(kind: 'message' | 'in-house', roll: number) {
      const templates = root.querySelectorAll<HTMLTemplateElement>(`template[data-filling="${kind}"]`);
      const picked = templates[Math.floor(roll * templates.length)];
      if (!picked) throw new Error(`The slot has no template for ${kind}.`);
      filling.replaceChildren(document.importNode(picked.content, true));
      root.dataset['shows'] = 'filling';
    },
    showNetwork() {
      root.dataset['shows'] = 'network';
      filling.replaceChildren();
    },
    clear() {
      delete root.dataset['shows'];
      filling.replaceChildren();
      aside.hidden = true;
    },
  };
}
