import { HIT_KINDS, type HitKind } from '#model/search';
import type { MessageId, Translate } from '#services/i18n';

/** Texts for the panel, passed in an attribute because the browser has no translations. */
export interface HitWords {
  kinds: Readonly<Record<HitKind, string>>;
  /** Badges of Community (none), Pro and Premium. */
  plans: readonly [string, string, string];
  of: string;
  more: string;
  count: string;
  countOne: string;
  countMore: string;
  loading: string;
  none: string;
  suggestion: string;
  withoutFilters: string;
  cut: string;
}

export function hitWords(t: Translate): HitWords {
  const kinds = Object.fromEntries(HIT_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])])) as Record<HitKind, string>;
  return {
    kinds,
    plans: ['', t('pro'), t('premium')],
    of: t('searchOf'),
    more: t('searchMore'),
    count: t('searchCount'),
    countOne: t('searchCountOne'),
    countMore: t('searchCountMore'),
    loading: t('searchLoading'),
    none: t('searchNone'),
    suggestion: t('searchSuggestion'),
    withoutFilters: t('searchWithoutFilters'),
    cut: t('searchCut'),
  };
}

const KIND_LABELS: Readonly<Record<HitKind, MessageId>> = {
  page: 'kindPage',
  section: 'kindSection',
  component: 'kindComponent',
  hook: 'kindHook',
  interface: 'kindInterface',
  type: 'kindType',
  prop: 'kindProp',
  property: 'kindProperty',
  slot: 'kindSlot',
  class: 'kindClass',
  variable: 'kindVariable',
  parameter: 'kindParameter',
  event: 'kindEvent',
  selector: 'kindSelector',
  demo: 'kindDemo',
};

const MAX_ECHO_CHARACTERS = 60;

/** A long query, usually pasted, as it is repeated in messages: cut, with an ellipsis. */
export function shortened(query: string): string {
  const characters = [...query];
  return characters.length <= MAX_ECHO_CHARACTERS
    ? query
    : `${characters
        .slice(0, MAX_ECHO_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
