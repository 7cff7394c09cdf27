import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

interface TraceEvent {
  name: string;
  ts: number;
  args: { family_name?: string };
}

test.skip(process.platform !== 'linux', 'Only there do browsers report which fonts they ask for.');

/** The reader's font for code, and those in which a browser begins every document. */
const USUAL = new Set(['Monospace', 'Times New Roman', 'Arial']);

// A name that the system does not have costs a question to another process, in the middle of the first layout.
for (const kind of ['migration', 'reference'] as const) {
  test(`fonts: to show a page (${kind}), the system is asked for no font but the reader's own`, full, async ({ browser, page }) => {
    await browser.startTracing(page, { categories: ['fonts', 'loading'] });
    await page.goto(PROSE_PAGES[kind]);
    await page.screenshot();
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    // What is fetched once the page is shown may bring fonts of its own.
    const shownAt = traceEvents.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
    const asked = traceEvents.flatMap(({ name, ts, args }) => (ts < shownAt && name.includes('MatchFamily') && args.family_name ? [args.family_name] : []));
    expect(asked).toContain('Monospace');
    expect(asked.filter((name) => !USUAL.has(name))).toEqual([]);
  });
}
