import type { MessageId, Texts } from '#services/i18n';
import type { Part } from './partsOf.ts';

export const ANATOMY_TEXTS = ['anatomyHint', 'anatomyAbsent'] as const satisfies readonly MessageId[];

/** What the room needs to know of a part to find it on the component. */
export type PartFacts = Pick<Part, 'name' | 'kind' | 'className' | 'selector' | 'when'>;

/** Props of the room in the browser. */
export interface AnatomyProps {
  texts: Texts<(typeof ANATOMY_TEXTS)[number]>;
  /** In the order of the list, which is complete without the room. */
  parts: readonly PartFacts[];
  /** CSS variables of the component, whose values are shown. */
  variables: readonly string[];
}

export const idOfAnatomy = (name: string) => `anatomy-${name}`;
