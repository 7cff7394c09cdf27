import type { SpecificationLine, TestReference } from './proof.ts';

const stopped = (file: string, name: string): TestReference => ({ file, name });
const threat = (id: string, text: string, ...provenBy: TestReference[]): SpecificationLine => ({
  section: id,
  line: text,
  provenBy,
});

/** Possible attacks, each with the tests that show how it is prevented. */
export const threats: readonly SpecificationLine[] = [
  threat(
    'T1',
    'HTML in the description of an ad',
    stopped('tests/ads/feedFuzz.test.tsx', 'generated bodies: no crash, no unlisted element'),
    stopped('tests/ads/feedFuzz.test.tsx', 'in every field'),
  ),
  threat(
    'T2',
    'an ad link that is not a secure URL',
    stopped('src/features/ads/network/secureLink.test.ts', 'returns nothing or an absolute https URL'),
    stopped('tests/faults/adFeed.spec.ts', 'F13'),
  ),
  threat(
    'T3',
    'tracking pixels of an ad',
    stopped('src/features/ads/network/readFeed.test.ts', 'takes at most five pixels'),
    stopped('src/features/ads/network/readFeed.test.ts', 'puts digits and nothing else'),
    stopped('tests/faults/adFeed.spec.ts', 'F16'),
  ),
  threat(
    'T4',
    "the network's script runs in our origin",
    stopped('tests/faults/adScript.spec.ts', 'F22'),
    stopped('tests/faults/adScript.spec.ts', 'F23'),
    stopped('tests/faults/adScript.spec.ts', 'F24'),
  ),
  threat(
    'T5',
    'the analytics script',
    stopped('tests/faults/analytics.spec.ts', 'F40'),
    stopped('tests/faults/analytics.spec.ts', 'F41'),
    stopped('tests/faults/analytics.spec.ts', 'F46'),
  ),
  threat(
    'T6',
    'user code tries to access the page',
    stopped('tests/playground/escapes.spec.ts', 'F77 all attempts of user code to escape are denied'),
    stopped('tests/playground/escapes.spec.ts', 'F77 the frame cannot be navigated'),
    stopped('tests/faults/playground.spec.ts', 'F79'),
  ),
  threat(
    'T7',
    'tampered hashes, cookies and storage',
    stopped('tests/faults/storage.spec.ts', 'F49'),
    stopped('src/services/code-preferences/codePreferences.test.ts', 'F50 invalid values count as no choice'),
    stopped('tests/faults/routing.spec.ts', 'F58'),
    stopped('tests/analytics/consent.spec.ts', 'a yes in the window name that another site can set'),
  ),
  threat(
    'T8',
    'a path that leads to another host',
    stopped('src/lib/paths.test.ts', 'never leaves the origin for any input'),
    stopped('tests/faults/routing.test.ts', 'F57'),
  ),
  threat(
    'T9',
    'names of prototypes in paths, queries and feeds',
    stopped('tests/faults/routing.spec.ts', 'F59'),
    stopped('src/features/ads/network/readFeed.test.ts', 'ignores prototype property names'),
  ),
  threat(
    'T10',
    'a poisoned or stale service worker',
    stopped('tests/faults/serviceWorker.spec.ts', 'F65'),
    stopped('tests/faults/offline.spec.ts', 'F64'),
    stopped('tests/faults/offline.spec.ts', 'F68'),
  ),
  threat(
    'T11',
    'text that becomes markup or script',
    stopped('tests/ads/trustedTypes.spec.ts', 'attacks harmless'),
    stopped('tests/ads/trustedTypes.spec.ts', 'never turn text into a script'),
    stopped('tests/house/sinks.test.ts', 'turn text into markup or code only where pages are composed'),
  ),
  threat(
    'T12',
    'the site in a frame of another site',
    stopped('tools/hosting/contentSecurityPolicy.test.ts', 'is closed by default and enforces Trusted Types'),
  ),
  threat('T13', 'HTML in pages', stopped('tools/content-pipeline/fixtures.test.ts', 'html')),
  threat(
    'T14',
    'the supply chain',
    stopped('tests/house/supplyChain.test.ts', 'locks every package by version and strong hash'),
    stopped('tests/house/supplyChain.test.ts', 'runs no install script'),
    stopped('tests/house/supplyChain.test.ts', 'contains only licenses on the allow list'),
  ),
  threat(
    'T15',
    'commercial packages that call home',
    stopped('tests/analytics/silence.full.spec.ts', 'makes no external requests on'),
  ),
  threat(
    'T16',
    'opener access and leaked referrers',
    stopped('tests/house/links.test.ts', 'to a new window have no opener'),
  ),
];
