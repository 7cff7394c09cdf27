import type { Translate } from '#services/i18n';

/** Settings rendered into the page by the server, so that the browser code contains no configuration. */
export interface SlotSettings extends NetworkSettings {
  displayRatio: number;
  texts: AdTexts;
}

export interface NetworkSettings {
  /** URL of the network's script. When set, only demos use the feed. */
  script?: string | undefined;
  /** Origins the script may load from. */
  hosts: readonly string[];
  feed?: string | undefined;
  isLoopbackSecure?: true | undefined;
}

export interface AdTexts {
  /** Short tag before an inline ad. */
  tag: string;
  /** `{name}` is replaced by the provider of the ad. */
  by: string;
  call: string;
}

export function adTexts(t: Translate): AdTexts {
  return { tag: t('adTag'), by: t('adBy'), call: t('adCall') };
}

/** Parses settings written by our build. A page altered by a proxy or an extension gets no ad. */
export function readSettings(text: string | undefined): SlotSettings | undefined {
  try {
    const value = JSON.parse(text ?? '') as SlotSettings | null;
    return typeof value?.texts?.by === 'string' && Array.isArray(value.hosts) ? value : undefined;
  } catch {
    return undefined;
  }
}
