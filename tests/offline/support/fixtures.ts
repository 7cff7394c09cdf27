import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { redirects } from '#content/redirects.ts';
import { assetsInHtml, staticImports } from '#lib/asset-references';
import { findBuild } from '../../../tools/build/buildSite.ts';
import { startTestServer } from '../../../tools/testing/startTestServer.ts';
import { DOCS_HOST, testSite } from '../../../tools/testing/testSite.ts';
import { expect, test as base } from '../../support/fixtures.ts';
import { makeBuildWithoutWorker, makeLaterBuild } from './laterBuild.ts';
import { startSwitchingServer } from './switchingServer.ts';

export { expect };
export { full } from '../../support/fixtures.ts';

const HASHED = '/_astro/';

export const PROSE_PAGE = '/x/introduction/licensing/';
export const OTHER_PAGE = '/x/introduction/support/';
export const DEMO_PAGE = '/x/react-tree-view/simple-tree-view/items/';
export const UNVISITED_PAGE = '/x/react-charts/';
export const OFFLINE_PAGE = '/x/offline/';

export type Deploy = 'first' | 'second' | 'third' | 'without worker';

export interface Answer {
  status: number;
  type: string;
  body: string;
}

interface Deploys {
  url: string;
  /** The same server under a host name that also resolves outside of browsers. */
  plainUrl: string;
  show: (deploy: Deploy) => void;
  /** Responds to all requests with this response. */
  respondToAll: (answer: Answer) => void;
  goDown: () => void;
  stall: () => void;
}

/** Several builds behind one URL, which can be switched and taken down. */
export const test = base.extend<{ deploys: Deploys }, { sites: Deploys }>({
  sites: [
    async ({ browserName }, use, worker) => {
      const { folder } = testSite;
      const policy = findBuild(testSite)?.policy;
      if (!policy) throw new Error('The site for tests is not built.');
      const home = join(folder, `../later-${browserName}-${worker.workerIndex}`);
      const folders: Record<Deploy, string> = {
        first: folder,
        second: join(home, 'second'),
        third: join(home, 'third'),
        'without worker': join(home, 'without'),
      };
      makeLaterBuild(folder, folders.second, '-second');
      makeLaterBuild(folder, folders.third, '-third');
      await makeBuildWithoutWorker(folder, folders['without worker']);
      const ports = new Map<Deploy, number>();
      const servers = await Promise.all(
        Object.entries(folders).map(async ([name, root]) => {
          const server = await startTestServer({ root, policy, redirects, port: 0, host: '127.0.0.1' });
          ports.set(name as Deploy, Number(new URL(server.url).port));
          return server;
        }),
      );
      let answer: Answer = { status: 404, type: 'text/plain', body: '' };
      const fixedServer = createServer((_, response) =>
        response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body),
      );
      await new Promise<void>((ready) => fixedServer.listen(0, '127.0.0.1', ready));
      const proxy = await startSwitchingServer();
      await use({
        url: `http://${DOCS_HOST}:${proxy.port}`,
        plainUrl: `http://localhost:${proxy.port}`,
        show: (deploy) => proxy.forwardTo(ports.get(deploy) ?? 0),
        respondToAll: (given) => {
          answer = given;
          proxy.forwardTo((fixedServer.address() as AddressInfo).port);
        },
        goDown: proxy.goDown,
        stall: proxy.stall,
      });
      await proxy.close();
      fixedServer.close();
      await Promise.all(servers.map((server) => server.close()));
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  deploys: [
    async ({ sites }, use) => {
      sites.show('first');
      await use(sites);
    },
    { auto: true },
  ],
  baseURL: async ({ sites }, use) => use(sites.url),
  // The browser itself reports dropped connections; pages do not.
  isExpected: async ({}, use) => use((text) => /net::ERR_(?:CONNECTION|EMPTY|ABORTED|FAILED|SOCKET)/.test(text)),
});

/** Opens a page and waits until the worker has cached it with all its dependencies. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await expectCached(page, path);
}

export async function expectCached(page: Page, path: string) {
  await expect
    .poll(async () => (await isControlled(page)) && (await isFullyCached(page, path)), {
      timeout: 30_000,
      intervals: [250],
    })
    .toBe(true);
}

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Whether the page, its files and their transitive imports are cached. */
async function isFullyCached(page: Page, path: string): Promise<boolean> {
  const seen = new Set<string>();
  for (let wave = [path]; wave.length > 0;) {
    for (const one of wave) seen.add(one);
    const texts = await page.evaluate(
      (paths) => Promise.all(paths.map(async (one) => (await caches.match(one, { ignoreVary: true }))?.text())),
      wave,
    );
    if (texts.includes(undefined)) return false;
    const named = texts.flatMap((text = '', index) => filesIn(wave[index] ?? '', text));
    wave = [...new Set(named)].filter((one) => !seen.has(one));
  }
  return true;
}

function filesIn(path: string, text: string): string[] {
  if (path.endsWith('.js')) return staticImports(text).map((name) => HASHED + name);
  return path.endsWith('/') ? assetsInHtml(text).filter((asset) => asset.startsWith(HASHED)) : [];
}

/** While a worker deletes caches: opening one at that moment would create it once more. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** All cached paths of the site, by cache. */
export function cachedEntries(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      entries[name] = (await (await caches.open(name)).keys()).map(
        ({ url }) => new URL(url).pathname + new URL(url).search,
      );
    }
    return entries;
  });
}

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** Waits until the worker of a new build is active. */
export async function waitForNewBuild(page: Page, act: () => Promise<unknown>) {
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('x-docs-shell-')).length);
  const before = await builds();
  await act();
  await expect.poll(builds, { timeout: 30_000 }).toBeGreaterThan(before);
  // Until the new worker is installed, the active one is still the old one.
  const state = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing || registration?.waiting ? 'installing' : registration?.active?.state;
  };
  await expect.poll(() => page.evaluate(state), { timeout: 30_000 }).toBe('activated');
}

/** A marker that a reload would remove. */
export const markTab = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
