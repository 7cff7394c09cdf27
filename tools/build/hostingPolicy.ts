import type { SiteConfig } from '#model/site-config';
import type { HostingPolicy } from '../hosting/index.ts';

/** What the headers and redirects of a built site follow from: its configuration and its inline scripts. */
export function hostingPolicyOf(config: SiteConfig, inlineScriptHashes: readonly string[]): HostingPolicy {
  return {
    isHttps: config.isHttps,
    scriptHosts: [],
    connectHosts: [],
    styleHosts: [],
    fontHosts: [],
    builtLanguages: config.languages,
    inlineScriptHashes,
    previousInlineScriptHashes: [],
  };
}
