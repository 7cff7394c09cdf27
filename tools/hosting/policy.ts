import type { HeaderRule } from './headerRules.ts';

/** What the outputs must know of the site: hosts and languages from its configuration, scripts from its build. */
export interface HostingPolicy {
  /** Whether readers reach the site by https; decides HSTS and `upgrade-insecure-requests`. */
  isHttps: boolean;
  scriptHosts: readonly string[];
  connectHosts: readonly string[];
  styleHosts: readonly string[];
  fontHosts: readonly string[];
  /** Hosts of pictures beyond https, which may come from anywhere. */
  imageHosts?: readonly string[];
  /** English is always built and has no prefix in the path. */
  builtLanguages: readonly string[];
  /** `sha256-…` of every inline script of this build. */
  inlineScriptHashes: readonly string[];
  /** Those of the build before: pages cached by a browser or a CDN still carry its scripts. */
  previousInlineScriptHashes: readonly string[];
  /** Come after the site's own rules and replace headers of the same name. */
  extraRules?: readonly HeaderRule[];
}

export const DEFAULT_LANGUAGE = 'en';

/** The languages whose pages live under a prefix of two letters. */
export function prefixedLanguages(builtLanguages: readonly string[]): string[] {
  const prefixed = builtLanguages.filter((language) => language !== DEFAULT_LANGUAGE);
  for (const language of prefixed) {
    if (!/^[a-z]{2}$/.test(language)) {
      throw new Error(
        `The language "${language}" cannot be a path prefix: languages are written as two small letters.`,
      );
    }
  }
  return [...new Set(prefixed)];
}
