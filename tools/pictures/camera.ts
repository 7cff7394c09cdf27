import { chromium, type CDPSession, type Page } from '@playwright/test';
import { pathOfDemo } from '#model/demo';
import { DEMO_PICTURE_SIZE, PICTURE_MODES, type PictureMode } from '#model/demo-picture';
import { ensureBrowser } from '../testing/browser.ts';
import { frameOf } from './frameOf.ts';
import { settle } from './settle.ts';
import { showOnlyTheStage } from './stage.ts';

/** Demos use fixed dates; those that mark today get this one. */
const TODAY = new Date('2025-09-17T10:00:00');
const WINDOW = { width: 880, height: 800 } as const;
/** Of WebP, at most 100. Letters stay readable, and all pictures together below 8 MB. */
const QUALITY = 30;

export interface Camera {
  /** Loads the page of a demo once, presses the button with this name, and takes a picture in every mode. */
  take: (demo: string, button?: string) => Promise<Record<PictureMode, Uint8Array>>;
  close: () => Promise<void>;
}

/** A browser that takes pictures of the demos of a served site. */
export async function openCamera(site: string): Promise<Camera> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(showOnlyTheStage);
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  const devtools = await context.newCDPSession(page);
  const show = async (mode: PictureMode) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.evaluate(settle);
    return shoot(page, devtools);
  };
  return {
    async take(demo, button) {
      await page.emulateMedia({ colorScheme: PICTURE_MODES[0] });
      await page.goto(`${site}${pathOfDemo(demo)}/`);
      if (button) await press(page, button);
      return { light: await show('light'), dark: await show('dark') };
    },
    close: () => browser.close(),
  };
}

/** Without the pointer: tooltips stay away, and buttons that the grid hides until their header is hovered work too. */
async function press(page: Page, name: string) {
  await page.evaluate(settle);
  await page.getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click');
}

/** Playwright itself takes PNG and JPEG only. */
async function shoot(page: Page, devtools: CDPSession): Promise<Uint8Array> {
  const frame = await page.evaluate(frameOf, DEMO_PICTURE_SIZE);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...frame, scale: DEMO_PICTURE_SIZE.width / frame.width },
  });
  return Buffer.from(data, 'base64');
}
