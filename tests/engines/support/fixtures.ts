import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { Engine, EngineName } from '../browsers/engine.ts';
import { launchEngine } from '../browsers/launch.ts';
import { EnginePage } from '../browsers/page.ts';

export interface EngineOptions {
  engineName: EngineName;
  /** One browser for all checks of a project. */
  engine: Engine;
}

interface Tab {
  size: { width: number; height: number };
  /** The tab of the browser, without anything stored. A check fails on any console message. */
  tab: EnginePage;
}

const START_MS = 240_000;
const PICTURE_MS = 5000;
/** The smallest document of the site. */
const PLAIN = '/robots.txt';
/** The commercial packages log one message each without a license key. */
const LICENSE_NOTICE = /MUI X: Missing license key|^(?:error|JS ERROR|JS WARN): ?\*+$/;

export const test = base.extend<Tab, EngineOptions>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  tab: async ({ engine, size, baseURL }, use, info) => {
    const tab = new EnginePage(engine, baseURL ?? '');
    await tab.goto(PLAIN);
    await tab.evaluate(forgetEverything);
    await engine.resize(size.width, size.height);
    engine.log.length = 0;
    await use(tab);
    if (info.errors.length > 0)
      await info.attach('screen', { body: await pictureOf(engine), contentType: 'image/png' });
    expect(
      engine.log.filter((message) => !LICENSE_NOTICE.test(message)),
      'the page logs nothing',
    ).toEqual([]);
  },
});

export { expect };

/** WebKit takes a picture with the next frame, which a page at rest may never draw. */
function pictureOf(engine: Engine): Promise<Buffer> {
  return Promise.race([engine.screenshot().catch(() => Buffer.of()), wait(PICTURE_MS, Buffer.of())]);
}

function forgetEverything() {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}
