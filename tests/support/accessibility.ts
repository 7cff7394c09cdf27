import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WATERMARK = /^<div style="[^"]*letter-spacing: ?5px[^"]*">MUI X Missing license key<\/div>$/;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds on the current page: WCAG 2.2 AA and best practices. Only the watermark of unlicensed packages
 * is excluded, because its colors cannot be changed. `within` checks a part of the page, which takes a fraction of the time.
 */
export function violations(page: Page, within = ':root'): Promise<string[]> {
  return find(page, within, TAGS);
}

/** Checks only the color rules, which are all that another color scheme can break. */
export async function colorViolations(page: Page): Promise<string[]> {
  await page.evaluate(untilTransitionsEnd);
  return find(page, ':root', { type: 'rule', values: COLOR_RULES });
}

async function find(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // The content security policy blocks injected script elements, but not evaluated code.
  await page.evaluate(axeSource);
  await page.evaluate(layOutAll);
  const results = await page.evaluate(
    async ([rules, context]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: string, options: object) => Promise<AxeResults> };
      };
      // Frames have another origin, so axe cannot run in them; trying to would only cause console messages.
      const { violations } = await axe.run(context, { runOnly: rules, resultTypes: ['violations'], iframes: false });
      // Faults of the library in 8.11.1 that no demo can avoid, by rule and element.
      const ofTheLibrary: Record<string, string> = {
        // Headings have one level, wherever the demo is.
        'heading-order': '*',
        // Trees are empty while they load, and so are header rows without columns. An overlay, and a region or a grid in a
        // detail panel, are inside of the grid.
        'aria-required-children':
          '[role="tree"], .MuiDataGrid-columnHeaders [role="row"], :has(.MuiDataGrid-overlayWrapper), :has(.MuiDataGrid-detailPanel :is([role="region"], [role="grid"]))',
        // Columns outside of a column group have a header cell without text above them.
        'empty-table-header': '.MuiDataGrid-columnHeader--emptyGroup',
        // The header of the column that opens detail panels.
        'aria-prohibited-attr': '[aria-label="Detail panel toggle"]',
        // The checkbox above partly selected rows is both unchecked and indeterminate.
        'aria-conditional-attr': '[aria-label="Select all rows"]',
        // A gauge without a value has no number to give.
        'aria-required-attr': '.MuiGauge-root',
        // Options of a clock in columns: "03" is named "3 hours".
        'label-content-name-mismatch': '.MuiMultiSectionDigitalClockSection-item',
      };
      const isOfTheLibrary = (id: string, target: unknown) => {
        const element = typeof target === 'string' ? document.querySelector(target) : null;
        return Boolean(element?.closest('[data-demo-root]') && ofTheLibrary[id] && element.matches(ofTheLibrary[id]));
      };
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ target }) => !isOfTheLibrary(id, target[0])),
      }));
    },
    [runOnly, within] as const,
  );
  return results.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !WATERMARK.test(html))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Off-screen content such as rows and code may not be laid out; axe would miss it, or find it overlapping. */
function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':is(ul, li, figure, section), .prose > * { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Colors change gradually after a switch of the color scheme; during the transition the contrast is too low. */
async function untilTransitionsEnd() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** The horizontal overflow of the page in pixels; should be 0. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
