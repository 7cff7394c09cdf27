import type { SiteConfig } from '#model/site-config';

/** Every origin a page may talk to besides its own. Headers, Trusted Types and the privacy page all follow from it. */
export interface OutsideHosts {
  scripts: readonly string[];
  connections: readonly string[];
  /** Pictures come from any https host; these are the others. */
  images: readonly string[];
}

/** Hosts of the measuring service, as it documents them for content security policies. */
const MEASURING: OutsideHosts = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  images: [],
};

export function outsideHosts(config: Pick<SiteConfig, 'adScriptHosts' | 'adFeedUrl' | 'measurementId'>): OutsideHosts {
  const feed = config.adFeedUrl ? [new URL(config.adFeedUrl).origin] : [];
  const network = [...new Set([...config.adScriptHosts, ...feed])];
  return {
    scripts: [...config.adScriptHosts, ...(config.measurementId ? MEASURING.scripts : [])],
    connections: [...network, ...(config.measurementId ? MEASURING.connections : [])],
    images: network.filter((host) => host.startsWith('http:')),
  };
}
