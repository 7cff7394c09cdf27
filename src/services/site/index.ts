/** The configuration of the site, as it was validated when the build started. */
import type { SiteConfig } from '#model/site-config';

/** Put in place by `astro.config.ts`. */
declare const __SITE_CONFIG__: SiteConfig;

export const site: SiteConfig = __SITE_CONFIG__;
