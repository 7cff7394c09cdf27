/** Every host, id and switch of the site, read once from the environment and refused when it makes no sense. */

export interface SiteConfig {
  /** Origin under which the site is published, without a trailing slash. */
  siteUrl: string;
  /** HSTS, secure cookies and upgraded requests are right only for a site that is published over https. */
  isHttps: boolean;
  /** Languages that are built, English first. */
  languages: readonly string[];
  /** Where source and issue links point. */
  repositoryUrl: string;
  /** What comes before a page's file name in its "Edit this page" link. */
  editUrl: string;
  /** Cascade layer the colors of code are put into; without one they are a plain stylesheet. */
  highlightLayer: string | undefined;
  /** Port and address of `npm start`. */
  port: number;
  host: string | undefined;
}

interface Variable<T> {
  /** What the variable is for, as the README tells it. */
  purpose: string;
  /** Completes the sentence "NAME takes …". */
  takes: string;
  fallback: string;
  /** `undefined` means the value makes no sense. */
  parse: (value: string) => T | undefined;
}

const variable = <T>(definition: Variable<T>) => definition;

export const siteVariables = {
  SITE_URL: variable({
    purpose: 'Address the site is published under: canonical links, sitemap, and https-only headers',
    takes: 'an http or https origin without a path, such as https://docs.example.com',
    fallback: 'http://localhost:3000',
    parse: parseOrigin,
  }),
  SITE_LANGUAGES: variable({
    purpose: 'Languages to build; other languages redirect to English',
    takes: 'a comma-separated list of en and zh that has en in it, such as en,zh',
    fallback: 'en',
    parse: parseLanguages,
  }),
  REPOSITORY_URL: variable({
    purpose: 'Repository of the library, behind the source and issue links',
    takes: 'an https address without a trailing slash',
    fallback: 'https://github.com/mui/mui-x',
    parse: parseHttps,
  }),
  EDIT_URL: variable({
    purpose: 'What comes before `content/…/page.mdx` in the "Edit this page" links',
    takes: 'an https address without a trailing slash',
    fallback: 'https://github.com/mui/mui-x/edit/master',
    parse: parseHttps,
  }),
  HIGHLIGHT_LAYER: variable({
    purpose: 'Cascade layer for the colors of code; empty loads them as a plain stylesheet',
    takes: 'a CSS identifier',
    fallback: '',
    parse: (value) => (/^(?:[a-z_][\w-]*)?$/i.test(value) ? value : undefined),
  }),
  PORT: variable({
    purpose: 'Port of `npm start` and `npm run dev`',
    takes: 'a whole number from 1 to 65535',
    fallback: '3000',
    parse: (value) => (/^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65535 ? +value : undefined),
  }),
  HOST: variable({
    purpose: 'Address `npm start` listens on; empty means every address of the machine',
    takes: 'a host name or an IP address',
    fallback: '',
    parse: (value) => (/^[\w.:-]*$/.test(value) ? value : undefined),
  }),
};

export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
  const siteUrl = read(env, 'SITE_URL', siteVariables.SITE_URL);
  return {
    siteUrl,
    isHttps: siteUrl.startsWith('https:'),
    languages: read(env, 'SITE_LANGUAGES', siteVariables.SITE_LANGUAGES),
    repositoryUrl: read(env, 'REPOSITORY_URL', siteVariables.REPOSITORY_URL),
    editUrl: read(env, 'EDIT_URL', siteVariables.EDIT_URL),
    highlightLayer: read(env, 'HIGHLIGHT_LAYER', siteVariables.HIGHLIGHT_LAYER) || undefined,
    port: read(env, 'PORT', siteVariables.PORT),
    host: read(env, 'HOST', siteVariables.HOST) || undefined,
  };
}

function read<T>(env: Record<string, string | undefined>, name: string, definition: Variable<T>): T {
  const text = env[name]?.trim() || definition.fallback;
  const value = definition.parse(text);
  if (value === undefined) {
    throw new SiteConfigError(`${name} takes ${definition.takes}; it is set to ${JSON.stringify(text.slice(0, 80))}.`);
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

function parseLanguages(value: string) {
  const languages = value.split(',').map((language) => language.trim());
  const isKnown = languages.every((language) => language === 'en' || language === 'zh');
  if (!isKnown || !languages.includes('en')) return undefined;
  return ['en', ...new Set(languages.filter((language) => language !== 'en'))];
}
