import type { Translate } from '#services/i18n';

/** What the server tells the slot; it stands in the page, so the code in the browser holds no configuration. */
export interface SlotSettings extends NetworkSettings {
  displayRatio: number;
  texts: AdTexts;
}

export interface NetworkSettings {
  /** Address of the network's script; with one the feed is left to the demos. */
  script?: string | undefined;
  /** Origins the script may load from. */
  hosts: readonly string[];
  feed?: string | undefined;
  isLoopbackSecure?: true | undefined;
}

export interface AdTexts {
  /** Small word before an inline ad. */
  tag: string;
  /** `{name}` stands for who shows the ad. */
  by: string;
  call: string;
}

export function adTexts(t: Translate): AdTexts {
  return { tag: t('adTag'), by: t('adBy'), call: t('adCall') };
}

/** Settings were written by our own build; a page changed by a proxy or an extension gets no ad. */
export function readSettings(text: string | undefined): SlotSettings | undefined {
  try {
    const value = JSON.parse(text ?? '') as SlotSettings | null;
    return typeof value?.texts?.by === 'string' && Array.isArray(value.hosts) ? value : undefined;
  } catch {
    return undefined;
  }
}
