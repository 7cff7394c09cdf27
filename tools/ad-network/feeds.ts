import { NO_RESPONSE, type MockResponse } from './mockResponse.ts';

type Feed = (origin: string) => MockResponse | typeof NO_RESPONSE;

const json = (value: unknown): MockResponse => ({ type: 'application/json', body: JSON.stringify(value) });
const ads = (...entries: unknown[]) => json({ ads: entries });

/** A feed entry in the format of the real network. */
export function feedEntry(origin: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    statlink: `${origin}/click`,
    statimp: `${origin}/pixel.gif?impression`,
    image: `${origin}/picture.svg`,
    company: 'Example Clouds',
    description: 'Servers that are awake when you are. <b>First month free.</b>',
    pixel: `${origin}/pixel.gif?one=[timestamp]||${origin}/pixel.gif?two`,
    timestamp: '1789000000',
    ...more,
  };
}

const HUGE_BODY_BYTES = 50 * 1024 * 1024;
const SLOW_PICTURE = '/picture.svg?slow';

export const feeds = {
  ad: (origin) => ads(feedEntry(origin)),
  'without schemes': (origin) =>
    ads(
      feedEntry(origin, {
        statlink: '//srv.example.test/click',
        statimp: '//srv.example.test/imp',
        pixel: 'http://insecure.example.test/pixel',
      }),
    ),
  none: () => ads(),
  'empty entries': () => ads({}, null, { company: 'No link' }),
  'third is good': (origin) => ads({}, { company: 'No link' }, feedEntry(origin, { company: 'Third' })),
  backers: (origin) => ads(feedEntry(origin, { statlink: `${origin}/discover-more/backers` })),
  'wrong types': (origin) =>
    ads(feedEntry(origin, { image: {}, description: null, company: [], pixel: {}, timestamp: true })),
  'pixel is a number': (origin) => ads(feedEntry(origin, { pixel: 5 })),
  // Short URLs keep the body below the size limit of the feed reader.
  'many pixels': (origin) =>
    ads(feedEntry(origin, { pixel: Array.from({ length: 2000 }, (_, index) => `${origin}/p?${index}`).join('||') })),
  'hostile text': (origin) =>
    ads(
      feedEntry(origin, {
        company: '<img src=x onerror="globalThis.hacked=1">Evil & Sons',
        description: `<script>globalThis.hacked=1</script><b onclick="globalThis.hacked=1">Bold</b> \u202Ereversed\u200B ${'long '.repeat(2000)}`,
      }),
    ),
  'picture is missing': (origin) => ads(feedEntry(origin, { image: `${origin}/missing.svg` })),
  'picture never comes': (origin) => ads(feedEntry(origin, { image: `${origin}${SLOW_PICTURE}` })),
  'picture is huge': (origin) => ads(feedEntry(origin, { image: `${origin}/huge.svg` })),
  'not json': () => ({ type: 'application/json', body: '{"ads": [' }),
  nothing: () => ({ type: 'application/json', body: '' }),
  'byte order mark': (origin) => ({
    type: 'application/json',
    body: `\uFEFF${JSON.stringify({ ads: [feedEntry(origin)] })}`,
  }),
  html: () => ({ type: 'text/html', body: '<!doctype html><title>Welcome to this hotel</title>' }),
  error: (origin) => ({ ...ads(feedEntry(origin)), status: 500 }),
  'not readable': (origin) => ({ ...ads(feedEntry(origin)), omitsCors: true }),
  huge: () => ({ type: 'application/json', body: new Uint8Array(HUGE_BODY_BYTES).fill(32) }),
  silent: () => NO_RESPONSE,
  trickle: (origin) => ({ ...ads(feedEntry(origin)), trickleMs: 200 }),
} satisfies Record<string, Feed>;

export type FeedBehavior = keyof typeof feeds;
