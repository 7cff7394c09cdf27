import { DEMO_PICTURE_FOLDER } from '#model/demo-picture';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { checkRules, EVERYTHING, type HeaderRule, type PathPattern } from './headerRules.ts';
import { type HostingPolicy, prefixedLanguages } from './policy.ts';

const TWO_YEARS_S = 63_072_000;

/** Cache lifetimes by kind of file. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  // Pages contain the digests of these files; after a deploy, the browser would reject an old copy under the same name.
  unhashed: 'public, max-age=0, must-revalidate',
  page: 'public, max-age=0, must-revalidate, stale-while-revalidate=86400, stale-if-error=604800',
  serviceWorker: 'no-cache',
  redirect: 'no-cache',
  error: 'no-store',
} as const;

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Root files that crawlers and browsers request by name and that change with a build. */
const ROOT_FILES: readonly PathPattern[] = [
  SPECULATION_RULES_PATH,
  '/favicon.svg',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

/** The single list of headers, from which the server, nginx and `_headers` are derived. */
export function siteRules(policy: HostingPolicy): HeaderRule[] {
  const rules = [
    everything(policy),
    rule('/static/*', { 'Cache-Control': CACHE_CONTROL.unhashed }),
    // Named after what they show.
    rule(`${DEMO_PICTURE_FOLDER}/*`, { 'Cache-Control': CACHE_CONTROL.hashed }),
    // The sandboxed playground frame has an opaque origin and imports these files from it.
    rule('/_astro/*', {
      'Cache-Control': CACHE_CONTROL.hashed,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    // Social images are shown on other sites.
    rule('/static/social/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    // Published packages show these images on other sites.
    rule('/r/*', { 'Cache-Control': CACHE_CONTROL.unhashed, 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...ROOT_FILES.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.page })),
    ...pageFolders(policy).map((path) =>
      rule(path, { 'Cache-Control': CACHE_CONTROL.page, 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }),
    ),
    rule('/x/sw.js', { 'Cache-Control': CACHE_CONTROL.serviceWorker }),
    ...(policy.extraRules ?? []),
  ];
  checkRules(rules);
  return rules;
}

function rule(path: PathPattern, headers: Record<string, string>): HeaderRule {
  return { path, headers };
}

/** The folders that contain pages. */
function pageFolders(policy: HostingPolicy): PathPattern[] {
  return [
    '/x/*',
    '/playground/*',
    ...prefixedLanguages(policy.builtLanguages).map((one): PathPattern => `/${one}/x/*`),
  ];
}

/** No Cache-Control here, because some hosts join the values of all matching rules. */
function everything(policy: HostingPolicy): HeaderRule {
  return rule(EVERYTHING, {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    ...(policy.isHttps && { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
}
