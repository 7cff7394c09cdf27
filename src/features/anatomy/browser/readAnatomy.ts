import { find } from '#lib/hook';
import { DEMO_STAGE } from '#model/hooks';
import type { AnatomyProps, PartFacts } from '../props.ts';

/** The static markup of an anatomy. */
export interface Places {
  section: HTMLElement;
  live: Element;
  /** The part of the demo with the component. */
  stage: HTMLElement;
  marks: Element;
  readout: Element;
  list: Element;
  parts: readonly ListedPart[];
}

export interface ListedPart extends PartFacts {
  /** Its entry in the list. */
  entry: Element;
}

/** What `Anatomy.tsx` has rendered: the children of the section in their order, the last with the props. */
export function readAnatomy(section: HTMLElement): (AnatomyProps & { places: Places }) | undefined {
  const [live, readout, list, data] = section.children;
  const marks = live?.lastElementChild;
  const stage = live && find(DEMO_STAGE, live);
  if (!marks || !stage || !readout || !list || !data) return undefined;
  const props = JSON.parse(data.textContent ?? '') as AnatomyProps;
  const parts = [...list.querySelectorAll('li')].flatMap((entry, index) => {
    const facts = props.parts[index];
    return facts ? [{ ...facts, entry }] : [];
  });
  return { ...props, places: { section, live, stage, marks, readout, list, parts } };
}
