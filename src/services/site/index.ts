/** The site configuration, validated at the start of the build. */
import type { SiteConfig } from '#model/site-config';

/** Injected by `astro.config.ts`. */
declare const __SITE_CONFIG__: SiteConfig;

export const site: SiteConfig = __SITE_CONFIG__;
