import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { readFeed } from '../../src/features/ads/network/readFeed.ts';
import { FeedAdView } from '../../src/features/ads/view/FeedAdView.tsx';
import { createNetworkSanitizer } from '../../src/features/ads/network/networkHtml.ts';
import { isFullRun } from '../support/pages.ts';
import { XSS_CORPUS } from './xssCorpus.ts';

const RUNS = isFullRun ? 100_000 : 20_000;
const texts = { tag: 'Ad', by: 'Ad by {name}', call: 'Learn more' };

/** Everything an ad may contain; after removing it, no markup may be left. */
const SAFE_TAGS =
  /<\/?(?:b|strong|em|i|bdi|br\/?|p|span|div)(?: class="[a-z-]+")?\/?>|<\/a>|<a class="slot-link" href="https:[^"<>]+" target="_blank" rel="sponsored noopener noreferrer" data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="l">|<img src="https:[^"<>]+" alt="[^"<>]*" width="\d+" height="\d+"(?: loading="lazy" decoding="async"| hidden="" fetchPriority="low")? referrerPolicy="no-referrer"\/>/g;

let bodies = 0;
let shown = 0;

/** Parses a body like the site does and renders the result. */
function show(body: string): string | undefined {
  bodies += 1;
  const reading = readFeed(body, { now: () => 0 });
  if (reading.kind !== 'ad') return undefined;
  shown += 1;
  expect(reading.ad.pixels.length).toBeLessThanOrEqual(5);
  return renderToStaticMarkup(<FeedAdView ad={reading.ad} label="l" texts={texts} />);
}

function expectHarmless(html: string | undefined) {
  if (html === undefined) return;
  expect(html.replace(SAFE_TAGS, '')).not.toMatch(/[<>]/);
}

const nasty = fc.oneof(fc.constantFrom(...XSS_CORPUS), fc.string(), fc.string({ unit: 'binary' }));
const text = fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join(''));
const good = fc
  .array(fc.constantFrom('a', '/', '?', '=', '&', '%22', '"', "'", '<', '>', '#', 'ü', '[timestamp]'), { maxLength: 8 })
  .map((parts) => `https://a.test/${parts.join('')}`);
const address = fc.oneof(
  good,
  text,
  fc.constantFrom('javascript:globalThis.hacked=1', '//evil.test', 'https://u:p@a.test/', ''),
);
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text);
const entry = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        statlink: fc.oneof(
          { weight: 8, arbitrary: good },
          { weight: 1, arbitrary: address },
          { weight: 1, arbitrary: junk },
        ),
        statimp: fc.oneof(good, junk),
        image: fc.oneof(address, junk),
        company: fc.oneof(text, junk),
        description: fc.oneof(text, junk),
        pixel: fc.oneof(
          fc.array(good, { maxLength: 8 }).map((all) => all.join('||')),
          junk,
        ),
        timestamp: junk,
        __proto__: junk,
      },
      { requiredKeys: ['statlink'] },
    ),
  },
  { weight: 1, arbitrary: junk },
);
const body = fc.oneof(
  { weight: 12, arbitrary: fc.array(entry, { maxLength: 3 }).map((ads) => JSON.stringify({ ads })) },
  { weight: 2, arbitrary: junk.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(entry, { maxLength: 2 }), fc.nat(200))
      .map(([ads, cut]) => JSON.stringify({ ads }).slice(0, -cut)),
  },
);

describe('the feed, fuzzed', () => {
  it(`survives ${RUNS} generated bodies: no crash, no unlisted element, no insecure URL`, () => {
    fc.assert(
      fc.property(body, (generated) => expectHarmless(show(generated))),
      { numRuns: RUNS },
    );
    // Make sure that a significant share of the bodies gets rendered.
    expect(shown).toBeGreaterThan(RUNS / 10);
  }, 120_000);

  it.each(XSS_CORPUS)('survives %j in every field', (payload) => {
    const good = { statlink: 'https://a.test/', company: 'A', description: 'B' };
    for (const field of ['statlink', 'statimp', 'image', 'company', 'description', 'pixel', 'timestamp']) {
      expectHarmless(show(JSON.stringify({ ads: [{ ...good, [field]: payload }] })));
    }
  });

  it.each(XSS_CORPUS)('removes everything from %j in script HTML that is not allowed', (payload) => {
    const list =
      /<\/?(?:b|strong|em|i|br|div|span|a|img)(?: (?:class|alt)="[^"<>]*"| (?:href|src)="https:[^"<>]*"| (?:rel|target|width|height|id)="[\w -]*")*>/g;
    expect(createNetworkSanitizer()(payload).replace(list, '')).not.toMatch(/[<>]/);
  });

  afterAll(() => console.log(`feed: ${bodies} bodies, ${shown} of them shown as an ad`));
});
