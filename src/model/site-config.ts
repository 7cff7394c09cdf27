/** The configuration of the site. `tools/workspace/siteConfig.ts` reads it from the environment. */
export interface SiteConfig {
  /** Origin under which the site is published, without a trailing slash; empty if that is not known. */
  siteUrl: string;
  /** HSTS, secure cookies and upgraded requests apply only to a site published over https. */
  isHttps: boolean;
  /** Languages in the build, English first. */
  languages: readonly string[];
  /** Base of source and issue links. */
  repositoryUrl: string;
  /** Base of the "Edit this page" links; without it there are none. */
  editUrl: string | undefined;
  /** Cascade layer for the syntax colors; without one they are a plain stylesheet. */
  highlightLayer: string | undefined;
  /** Host name on which the service worker is registered, by default that of `siteUrl`; without one, none is registered. */
  docsHost: string | undefined;
  /** False without a host, or if it is turned off: then workers of earlier builds unregister themselves. */
  hasServiceWorker: boolean;
  /** URL of the ad network's script, and the origins it loads from, its own first. */
  adScriptUrl: string | undefined;
  adScriptHosts: readonly string[];
  /** URL of the ad network's JSON feed. */
  adFeedUrl: string | undefined;
  /** Analytics id; without one nothing is reported. */
  measurementId: string | undefined;
  /** Whether readers are asked before analytics and network ads start; `undefined` if neither is configured. */
  consent: 'ask' | 'off' | undefined;
  /** Where readers' feedback is sent. */
  feedbackUrl: string | undefined;
  /** Logs every analytics event to the browser console. */
  isAnalyticsDebugged: boolean;
  /** Treats plain http on loopback as secure, for the local mock ad network. */
  isLoopbackSecure: boolean;
  /** License key of the commercial packages; included only in the code of demos that use them. */
  licenseKey: string | undefined;
  /** Stylesheet of the icon font, and the host of its font files. */
  iconFontUrl: string | undefined;
  iconFontHost: string | undefined;
  /** Port and address of `npm start`. */
  port: number;
  host: string | undefined;
}
