import type { SiteConfig } from '#model/site-config';
import { UserError } from './failGracefully.ts';

interface Variable<T> {
  /** The purpose, as documented in the README. */
  purpose: string;
  /** Completes the sentence "NAME must be …". */
  expected: string;
  fallback: string;
  /** Returns `undefined` if the value is invalid. */
  parse: (value: string) => T | undefined;
}

const variable = <T>(definition: Variable<T>) => definition;

export const siteVariables = {
  SITE_URL: variable({
    purpose:
      'URL the site is published under, for canonical links, the sitemap and https-only headers; empty means that there are none',
    expected: 'an http or https origin without a path, such as https://docs.example.com',
    fallback: '',
    parse: (value) => (value === '' ? value : parseOrigin(value)),
  }),
  SITE_LANGUAGES: variable({
    purpose: 'Languages to build; other languages redirect to English',
    expected: 'a comma-separated list of en and zh that includes en, such as en,zh',
    fallback: 'en',
    parse: parseLanguages,
  }),
  REPOSITORY_URL: variable({
    purpose: 'Repository of the library, behind the source and issue links',
    expected: 'an https URL without a trailing slash',
    fallback: 'https://github.com/mui/mui-x',
    parse: parseHttps,
  }),
  EDIT_URL: variable({
    purpose: 'Base of the "Edit this page" links, without which there are none; `content/…/page.mdx` is appended',
    expected: 'an https URL without a trailing slash',
    fallback: '',
    parse: (value) => (value === '' ? value : parseHttps(value)),
  }),
  HIGHLIGHT_LAYER: variable({
    purpose: 'Cascade layer for the syntax colors; empty loads them as a plain stylesheet',
    expected: 'a CSS identifier',
    fallback: '',
    parse: (value) => (/^(?:[a-z_][\w-]*)?$/i.test(value) ? value : undefined),
  }),
  DOCS_HOST: variable({
    purpose:
      'Host name the service worker is registered on; empty means the host of `SITE_URL`, and without either none is registered. `DOCS_HOST=localhost npm start` tries it',
    expected: 'a host name without scheme and port, such as docs.example.com',
    fallback: '',
    parse: (value) => (/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?$/.test(value) ? value : undefined),
  }),
  SERVICE_WORKER: variable({
    purpose:
      'Whether pages are cached for offline use; `off` is the kill switch: workers of earlier builds delete their caches and unregister',
    expected: 'on or off',
    fallback: 'on',
    parse: (value) => (value === 'on' || value === 'off' ? value : undefined),
  }),
  AD_SCRIPT_URL: variable({
    purpose: "Script of the ad network, for the slot under a page's title; empty loads none",
    expected: 'an https URL',
    fallback: '',
    parse: parseService,
  }),
  AD_SCRIPT_HOSTS: variable({
    purpose: 'Further origins the ad script loads scripts from',
    expected: 'a comma-separated list of https origins',
    fallback: '',
    parse: parseServiceOrigins,
  }),
  AD_FEED_URL: variable({
    purpose: 'JSON feed of the ad network; empty requests none',
    expected: 'an https URL',
    fallback: '',
    parse: parseService,
  }),
  MEASUREMENT_ID: variable({
    purpose: 'Where analytics events are sent; empty sends none',
    expected: 'a Google tag id, such as G-ABC123DEF4',
    fallback: '',
    parse: (value) => (/^(?:[A-Z]{1,3}-[A-Z0-9]{4,20})?$/.test(value) ? value : undefined),
  }),
  CONSENT: variable({
    purpose:
      'Whether readers are asked before analytics and network ads start; `off` starts both without asking, where the law allows it',
    expected: 'ask or off',
    fallback: 'ask',
    parse: (value) => (value === 'ask' || value === 'off' ? value : undefined),
  }),
  FEEDBACK_URL: variable({
    purpose:
      'Where readers send whether a page was helpful, as a JSON POST; empty replaces the question by a link to a new issue',
    expected: 'an https URL',
    fallback: '',
    parse: parseService,
  }),
  ANALYTICS_DEBUG: variable({
    purpose: 'Whether to log every analytics event to the browser console',
    expected: 'true or false',
    fallback: 'false',
    parse: parseSwitch,
  }),
  LOOPBACK_IS_SECURE: variable({
    purpose: 'Whether ads may be loaded over http from this machine, to try `npm run ad-network`',
    expected: 'true or false, and true only while SITE_URL is not https',
    fallback: 'false',
    parse: parseSwitch,
  }),
  MUI_X_LICENSE_KEY: variable({
    purpose: 'License key for the commercial packages in demos; without one the library shows its watermark',
    expected: 'an MUI X license key',
    fallback: '',
    parse: (value) => (/^[\x21-\x7e]*$/.test(value) ? value : undefined),
  }),
  ICON_FONT_URL: variable({
    purpose: 'Stylesheet of the icon font, loaded when idle on pages whose demos use it; empty loads none',
    expected: 'an https URL, such as https://fonts.googleapis.com/css2?family=Material+Icons',
    fallback: '',
    parse: parseService,
  }),
  ICON_FONT_HOST: variable({
    purpose: 'Host of the icon font files; empty means the host of the stylesheet',
    expected: 'an https origin, such as https://fonts.gstatic.com',
    fallback: '',
    parse: (value) => (value === '' ? value : parseOrigin(value)),
  }),
  PORT: variable({
    purpose: 'Port of `npm start` and `npm run dev`',
    expected: 'a whole number from 1 to 65535',
    fallback: '3000',
    parse: (value) => (/^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65535 ? +value : undefined),
  }),
  HOST: variable({
    purpose: 'Address `npm start` listens on; empty means every address of the machine',
    expected: 'a host name or an IP address',
    fallback: '',
    parse: (value) => (/^[\w.:-]*$/.test(value) ? value : undefined),
  }),
};

/** Reads the configuration of the site from the environment. A value that is not valid is an error of the user. */
export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
  const siteUrl = read(env, 'SITE_URL', siteVariables.SITE_URL);
  const docsHost = read(env, 'DOCS_HOST', siteVariables.DOCS_HOST) || (siteUrl ? new URL(siteUrl).hostname : undefined);
  const isHttps = siteUrl.startsWith('https:');
  const serviceWorker = read(env, 'SERVICE_WORKER', siteVariables.SERVICE_WORKER);
  const measurementId = read(env, 'MEASUREMENT_ID', siteVariables.MEASUREMENT_ID) || undefined;
  const network = readAdNetwork(env, isHttps);
  const consent = read(env, 'CONSENT', siteVariables.CONSENT);
  return {
    siteUrl,
    isHttps,
    languages: read(env, 'SITE_LANGUAGES', siteVariables.SITE_LANGUAGES),
    repositoryUrl: read(env, 'REPOSITORY_URL', siteVariables.REPOSITORY_URL),
    editUrl: read(env, 'EDIT_URL', siteVariables.EDIT_URL) || undefined,
    highlightLayer: read(env, 'HIGHLIGHT_LAYER', siteVariables.HIGHLIGHT_LAYER) || undefined,
    docsHost,
    hasServiceWorker: docsHost !== undefined && serviceWorker === 'on',
    measurementId,
    consent: measurementId || network.adScriptUrl || network.adFeedUrl ? consent : undefined,
    feedbackUrl: read(env, 'FEEDBACK_URL', siteVariables.FEEDBACK_URL) || undefined,
    isAnalyticsDebugged: read(env, 'ANALYTICS_DEBUG', siteVariables.ANALYTICS_DEBUG),
    ...network,
    licenseKey: read(env, 'MUI_X_LICENSE_KEY', siteVariables.MUI_X_LICENSE_KEY) || undefined,
    ...readIconFont(env),
    port: read(env, 'PORT', siteVariables.PORT),
    host: read(env, 'HOST', siteVariables.HOST) || undefined,
  };
}

function readIconFont(env: Record<string, string | undefined>) {
  const url = read(env, 'ICON_FONT_URL', siteVariables.ICON_FONT_URL);
  const host = read(env, 'ICON_FONT_HOST', siteVariables.ICON_FONT_HOST);
  return { iconFontUrl: url || undefined, iconFontHost: url ? host || new URL(url).origin : undefined };
}

/** URLs of the ad network must be https; http is allowed only on loopback. */
function readAdNetwork(env: Record<string, string | undefined>, isHttps: boolean) {
  const { AD_SCRIPT_URL, AD_SCRIPT_HOSTS, AD_FEED_URL, LOOPBACK_IS_SECURE } = siteVariables;
  const isLoopbackSecure = read(env, 'LOOPBACK_IS_SECURE', LOOPBACK_IS_SECURE, (value) => !(value && isHttps));
  const isSecure = (address: string) => isLoopbackSecure || !address.startsWith('http:');
  const script = read(env, 'AD_SCRIPT_URL', AD_SCRIPT_URL, isSecure);
  const further = read(env, 'AD_SCRIPT_HOSTS', AD_SCRIPT_HOSTS, (origins) => origins.every(isSecure));
  return {
    adScriptUrl: script || undefined,
    adScriptHosts: script ? [...new Set([new URL(script).origin, ...further])] : [],
    adFeedUrl: read(env, 'AD_FEED_URL', AD_FEED_URL, isSecure) || undefined,
    isLoopbackSecure,
  };
}

function read<T>(
  env: Record<string, string | undefined>,
  name: string,
  definition: Variable<T>,
  isAccepted: (value: T) => boolean = () => true,
): T {
  const text = env[name]?.trim() || definition.fallback;
  const value = definition.parse(text);
  if (value === undefined || !isAccepted(value)) {
    throw new UserError(`${name} must be ${definition.expected}; it is set to ${JSON.stringify(text.slice(0, 80))}.`);
  }
  return value;
}

function parseHttps(value: string) {
  return /^https:\/\/[^/\s]+\/\S*[^/\s]$/.test(value) ? value : undefined;
}

function parseOrigin(value: string) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isPlain = /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isPlain ? url.origin : undefined;
}

function parseSwitch(value: string) {
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** A third-party URL: https, or http on loopback. */
function parseService(value: string) {
  if (value === '') return value;
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(value);
  const isLocal = protocol === 'http:' && /^(?:localhost|.+\.localhost|127\.[\d.]+)$/.test(hostname);
  return (protocol === 'https:' || isLocal) && !username && !password ? href : undefined;
}

function parseServiceOrigins(value: string) {
  const parts = value === '' ? [] : value.split(',').map((part) => part.trim());
  const origins = parts
    .filter((part) => parseService(part) === `${parseOrigin(part)}/`)
    .map((part) => new URL(part).origin);
  return origins.length === parts.length ? origins : undefined;
}

function parseLanguages(value: string) {
  const languages = value.split(',').map((language) => language.trim());
  const isKnown = languages.every((language) => language === 'en' || language === 'zh');
  if (!isKnown || !languages.includes('en')) return undefined;
  return ['en', ...new Set(languages.filter((language) => language !== 'en'))];
}
