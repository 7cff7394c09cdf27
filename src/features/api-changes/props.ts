import type { ApiFolder } from '#model/api-folders';
import type { ReleasePair } from '#model/api-changes';
import type { ChangesTexts } from './texts.ts';

export const COMPARE_ID = 'compare-releases';

/** Props of the room, as data in its page. */
export interface CompareProps {
  pair: ReleasePair;
  texts: ChangesTexts;
  /** The version that the reference documents. */
  current: string;
  products: readonly { folder: ApiFolder; name: string; withPage: readonly string[] }[];
  /** Prefix of the language in paths. */
  prefix: string;
  /** Where the history is. */
  historyAddress: string;
}
