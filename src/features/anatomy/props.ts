import type { MessageId, Texts } from '#services/i18n';

export const ANATOMY_TEXTS = ['anatomyHint', 'anatomyAbsent'] as const satisfies readonly MessageId[];

/** Props of the room in the browser. The parts are in the list, which is complete without it. */
export interface AnatomyProps {
  texts: Texts<(typeof ANATOMY_TEXTS)[number]>;
  /** CSS variables of the component, whose values are shown. */
  variables: readonly string[];
}

export const idOfAnatomy = (name: string) => `anatomy-${name}`;
