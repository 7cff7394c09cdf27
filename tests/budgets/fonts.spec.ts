import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

interface TraceEvent {
  name: string;
  ts: number;
  args: { family_name?: string };
}

test.skip(process.platform !== 'linux', 'Browsers report font lookups only on Linux.');

/** The monospace font, and the fonts with which a browser starts every document. */
const USUAL = new Set(['Monospace', 'Times New Roman', 'Arial']);

// A lookup of a missing font is a blocking call to another process during the first layout.
for (const kind of ['migration', 'reference'] as const) {
  test(
    `fonts: rendering a page (${kind}) looks up no system fonts except the defaults`,
    full,
    async ({ browser, page }) => {
      await browser.startTracing(page, { categories: ['fonts', 'loading'] });
      await page.goto(PROSE_PAGES[kind]);
      await page.screenshot();
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
      // Resources that load after first paint may look up more fonts.
      const shownAt = traceEvents.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
      const lookups = traceEvents.flatMap(({ name, ts, args }) =>
        name.includes('MatchFamily') && args.family_name ? [{ ts, font: args.family_name }] : [],
      );
      expect(lookups.map(({ font }) => font)).toContain('Monospace');
      expect(lookups.filter(({ ts, font }) => ts < shownAt && !USUAL.has(font))).toEqual([]);
    },
  );
}
