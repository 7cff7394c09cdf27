import { chromium, type CDPSession, type Page } from '@playwright/test';
import { pathOfDemo } from '#model/demo';
import { DEMO_PICTURE_SIZE, DENSITY, PICTURE_MODES } from '#model/demo-picture';
import type { PictureSubject, TakenPicture } from '../demo-compiler/index.ts';
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
  /** Loads the page of a demo once, presses the button that opens what to show, and takes a picture in every mode and size. */
  take: (subject: PictureSubject) => Promise<TakenPicture[]>;
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
  return {
    async take({ demo, button, isShownLarge }) {
      await page.emulateMedia({ colorScheme: PICTURE_MODES[0] });
      await page.goto(`${site}${pathOfDemo(demo)}/`);
      if (button) await press(page, button);
      const taken: TakenPicture[] = [];
      for (const mode of PICTURE_MODES) {
        await page.emulateMedia({ colorScheme: mode });
        await page.evaluate(settle);
        for (const isDense of isShownLarge ? [false, true] : [false])
          taken.push({ mode, isDense, image: await shoot(page, devtools, isDense ? DENSITY : 1) });
      }
      return taken;
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
async function shoot(page: Page, devtools: CDPSession, density: number): Promise<Uint8Array> {
  const frame = await page.evaluate(frameOf, DEMO_PICTURE_SIZE);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...frame, scale: (density * DEMO_PICTURE_SIZE.width) / frame.width },
  });
  return Buffer.from(data, 'base64');
}
