import type { SiteConfig } from '#model/site-config';

/** All external origins a page may connect to. Headers, Trusted Types and the privacy page are derived from it. */
interface OutsideHosts {
  scripts: readonly string[];
  connections: readonly string[];
  /** Images are allowed from any https host; these are additional ones. */
  images: readonly string[];
}

/** Hosts of the analytics service, as documented for content security policies. */
const ANALYTICS: OutsideHosts = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  images: [],
};

export function outsideHosts(
  config: Pick<SiteConfig, 'adScriptHosts' | 'adFeedUrl' | 'measurementId' | 'feedbackUrl'>,
): OutsideHosts {
  const feed = config.adFeedUrl ? [new URL(config.adFeedUrl).origin] : [];
  const network = [...new Set([...config.adScriptHosts, ...feed])];
  return {
    scripts: [...config.adScriptHosts, ...(config.measurementId ? ANALYTICS.scripts : [])],
    connections: [
      ...network,
      ...(config.measurementId ? ANALYTICS.connections : []),
      ...(config.feedbackUrl ? [new URL(config.feedbackUrl).origin] : []),
    ],
    images: network.filter((host) => host.startsWith('http:')),
  };
}
