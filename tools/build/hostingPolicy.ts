import { outsideHosts } from '#model/outside-hosts';
import type { SiteConfig } from '#model/site-config';
import type { HostingPolicy } from '../hosting/index.ts';

/** Everything that determines the headers and redirects of a built site: its configuration and its inline scripts. */
export function hostingPolicyOf(
  config: SiteConfig,
  inlineScriptHashes: readonly string[],
  previousInlineScriptHashes: readonly string[],
): HostingPolicy {
  const { scripts, connections, images } = outsideHosts(config);
  return {
    isHttps: config.isHttps,
    scriptHosts: scripts,
    connectHosts: connections,
    imageHosts: images,
    styleHosts: config.iconFontUrl ? [new URL(config.iconFontUrl).origin] : [],
    fontHosts: config.iconFontHost ? [config.iconFontHost] : [],
    builtLanguages: config.languages,
    inlineScriptHashes,
    previousInlineScriptHashes,
  };
}
