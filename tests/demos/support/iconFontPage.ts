import { expect, type Page } from '@playwright/test';
import { DOCS_HOST, ICON_FONT_URL } from '../../../tools/testing/testSite.ts';
import { waitForHydration } from './demos.ts';

/** The labels next to the icons. */
export const ICON_TEXTS = ['Running', 'Paused', 'Failed'];
/** An arbitrary demo. */
const PATH = '/x/demos/charts/bars/stacked-budget/';
const WORDS = ['play_arrow', 'pause', 'close'];

/**
 * A page whose demo uses an icon font, independent of the demos of the site: the frame of a real demo requests the font, and
 * a list with icon names is inserted below it.
 */
export async function openPageWithIconFont(page: Page) {
  const list = WORDS.map((word, index) => `<li><span class="material-icons">${word}</span> <span>${ICON_TEXTS[index]}</span></li>`).join('');
  await page.route(`**${PATH}`, async (route) => {
    // Only the browser resolves the docs host name.
    const response = await route.fetch({ url: route.request().url().replace(`//${DOCS_HOST}`, '//localhost') });
    const html = (await response.text()).replace(' data-demo=', ` data-icon-font-url="${ICON_FONT_URL}" data-demo=`).replace('</main>', `<ul aria-label="Jobs">${list}</ul></main>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(PATH);
  await waitForHydration(page);
  await expect(page.locator('.material-icons')).toHaveCount(WORDS.length);
}
