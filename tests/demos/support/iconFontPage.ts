import { expect, type Page } from '@playwright/test';
import { DOCS_HOST, ICON_FONT_URL } from '../../../tools/testing/testSite.ts';
import { untilAwake } from './demos.ts';

/** What the icons mean, in words beside them. */
export const ICON_TEXTS = ['Running', 'Paused', 'Failed'];
/** Any demo would do. */
const PATH = '/x/demos/charts/bars/stacked-budget/';
const WORDS = ['play_arrow', 'pause', 'close'];

/**
 * A page whose demo shows icons by a font, whatever the demos of the site do: the frame of a real demo asks for the font,
 * as it would for a demo that uses it, and a list with the words of icons is put below it.
 */
export async function openPageWithIconFont(page: Page) {
  const list = WORDS.map((word, index) => `<li><span class="material-icons">${word}</span> <span>${ICON_TEXTS[index]}</span></li>`).join('');
  await page.route(`**${PATH}`, async (route) => {
    // Only the browser knows the name of the docs host.
    const response = await route.fetch({ url: route.request().url().replace(`//${DOCS_HOST}`, '//localhost') });
    const html = (await response.text()).replace(' data-demo=', ` data-icon-font-url="${ICON_FONT_URL}" data-demo=`).replace('</main>', `<ul aria-label="Jobs">${list}</ul></main>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(PATH);
  await untilAwake(page);
  await expect(page.locator('.material-icons')).toHaveCount(WORDS.length);
}
