import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { checkRules, EVERYTHING, type HeaderList, type HeaderRule, type PathPattern } from './headerRules.ts';
import { type HostingPolicy, prefixedLanguages } from './policy.ts';

const TWO_YEARS_S = 63_072_000;

/** How long browsers and CDNs may keep what kind of file. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  // Pages carry the digest of these files; an old copy under the same name would not be accepted after a deploy.
  unhashed: 'public, max-age=0, must-revalidate',
  page: 'public, max-age=0, must-revalidate, stale-while-revalidate=86400, stale-if-error=604800',
  serviceWorker: 'no-cache',
  redirect: 'no-cache',
  refusal: 'no-store',
} as const;

export const SPECULATION_RULES_PATH = '/speculation-rules.json';
/**
 * Not sent to readers who save data. `Vary` does not say so: should a cache between us and them mix the two up, their
 * browser declines by itself, and no page has to be kept twice.
 */
export const SPECULATION_HEADER = 'Speculation-Rules';

/** Files at the root of the site that robots and browsers ask for by name and that change with a build. */
const ROOT_FILES: readonly PathPattern[] = [
  SPECULATION_RULES_PATH,
  '/favicon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

/** The one list of headers of the site: the server, nginx and `_headers` are all made from it. */
export function siteRules(policy: HostingPolicy): HeaderRule[] {
  const rules = [
    everything(policy),
    rule('/static/*', { 'Cache-Control': CACHE_CONTROL.unhashed }),
    // The sandboxed playground frame has an opaque origin and imports these files from it.
    rule('/_astro/*', {
      'Cache-Control': CACHE_CONTROL.hashed,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    // Pictures of pages are shown on other sites.
    rule('/static/social/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    // Published packages show these pictures on other sites.
    rule('/r/*', { 'Cache-Control': CACHE_CONTROL.unhashed, 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...ROOT_FILES.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.page })),
    ...pageFolders(policy).map((path) =>
      rule(path, { 'Cache-Control': CACHE_CONTROL.page, [SPECULATION_HEADER]: `"${SPECULATION_RULES_PATH}"` }),
    ),
    rule('/x/sw.js', { 'Cache-Control': CACHE_CONTROL.serviceWorker }),
    ...(policy.extraRules ?? []),
  ];
  checkRules(rules);
  return rules;
}

/** The headers for readers who save data: nothing is fetched on a guess. */
export function withoutGuesses(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => name !== SPECULATION_HEADER);
}

function rule(path: PathPattern, headers: Record<string, string>): HeaderRule {
  return { path, headers };
}

/** The folders under which pages live. */
function pageFolders(policy: HostingPolicy): PathPattern[] {
  return [
    '/x/*',
    '/playground/*',
    ...prefixedLanguages(policy.builtLanguages).map((one): PathPattern => `/${one}/x/*`),
  ];
}

/** No Cache-Control here: a host that joins the values of two matching rules would make nonsense of it. */
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
