import type { HeaderRule } from './headerRules.ts';

/** The inputs of all outputs: hosts and languages from the configuration, script hashes from the build. */
export interface HostingPolicy {
  /** Whether the site is served over https; determines HSTS and `upgrade-insecure-requests`. */
  isHttps: boolean;
  scriptHosts: readonly string[];
  connectHosts: readonly string[];
  styleHosts: readonly string[];
  fontHosts: readonly string[];
  /** Additional image hosts without https; images over https are allowed from anywhere. */
  imageHosts?: readonly string[];
  /** English is always built and has no prefix in the path. */
  builtLanguages: readonly string[];
  /** `sha256-…` of every inline script of this build. */
  inlineScriptHashes: readonly string[];
  /** Hashes of the previous build, because pages in browser or CDN caches still contain its scripts. */
  previousInlineScriptHashes: readonly string[];
  /** Applied after the site's own rules; replace headers of the same name. */
  extraRules?: readonly HeaderRule[];
}

export const DEFAULT_LANGUAGE = 'en';

/** The languages whose pages have a two-letter path prefix. */
export function prefixedLanguages(builtLanguages: readonly string[]): string[] {
  const prefixed = builtLanguages.filter((language) => language !== DEFAULT_LANGUAGE);
  for (const language of prefixed) {
    if (!/^[a-z]{2}$/.test(language)) {
      throw new Error(`The language "${language}" cannot be a path prefix: languages are two lowercase letters.`);
    }
  }
  return [...new Set(prefixed)];
}
