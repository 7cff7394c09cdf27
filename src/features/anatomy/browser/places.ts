import { find, findAll, read } from '#lib/hook';
import { DEMO_STAGE } from '#model/hooks';
import { CLASS, KIND, LIST, LIVE, MARKS, PART, READOUT, SELECTOR, WHEN } from '../hooks.ts';
import type { PartKind } from '../partsOf.ts';

/** The static markup of an anatomy. */
export interface Places {
  section: HTMLElement;
  live: HTMLElement;
  /** The part of the demo with the component. */
  stage: HTMLElement;
  marks: HTMLElement;
  readout: HTMLElement;
  list: HTMLElement;
  parts: readonly ListedPart[];
}

export interface ListedPart {
  entry: HTMLElement;
  name: string;
  kind: PartKind;
  className: string;
  selector: string;
  when: string;
}

export function findPlaces(section: HTMLElement): Places | undefined {
  const [live, marks, readout, list] = [LIVE, MARKS, READOUT, LIST].map((place) => find(place, section));
  const stage = live && find(DEMO_STAGE, live);
  if (!live || !stage || !marks || !readout || !list) return undefined;
  const parts = findAll(PART, list).map((entry) => ({
    entry,
    name: read(PART, entry),
    kind: read(KIND, entry),
    className: read(CLASS, entry),
    selector: read(SELECTOR, entry),
    when: read(WHEN, entry),
  }));
  return { section, live, stage, marks, readout, list, parts };
}
