import { OFFLINE_PATH, SHELL_PAGES } from '#model/offline';
import { networkFirst } from '../networkFirst.ts';
import { names } from './build.ts';
import { findFile, findPage, keep } from './kept.ts';
import { keepWhole } from './keepWhole.ts';
import type { FetchEvent } from './scope.ts';

/** How long a page may keep a reader waiting who has a copy of it. */
const PATIENCE_MS = 4000;

/** The network first; then the copy of an earlier visit; then the page that says what there is. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const network = askForPage(event);
  // Under a pointer pages are fetched before anybody visits them; one that is visited tells so itself.
  const isGuess = request.headers.has('sec-purpose');
  event.waitUntil(network.then((answer) => (isGuess ? undefined : keepPage(pathname, answer.clone()))).catch(() => undefined));
  const answer = await networkFirst({ network, kept: () => findPage(pathname), patienceMs: PATIENCE_MS });
  if (answer) return answer;
  const standIn = request.mode === 'navigate' && (await findPage(`${OFFLINE_PATH}/`));
  // Its own address must not replace the one that was asked for, which a reader will want to try again.
  return standIn ? new Response(standIn.body, standIn) : Response.error();
}

/** A page may be a day old for the cache of the browser; the network is asked whether it still is what it was. */
async function askForPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(new Request(request, { cache: 'no-cache' }));
}

/** Pages of the shell are kept with it, and would take the place of a visited one. */
async function keepPage(pathname: string, answer: Response) {
  if (SHELL_PAGES.includes(pathname)) return;
  const html = await answer.clone().text();
  if (await keep(names.pages, pathname, answer)) await keepWhole(pathname, html);
}

/** What was kept first: its name is made from its content, so it never changes. */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const found = await findFile(pathname);
  if (found) return found;
  const answer = await fetch(event.request);
  event.waitUntil(keep(names.files, pathname, answer.clone()));
  return answer;
}

/** The network first; then what was kept. */
export async function answerPlain(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const network = fetch(request);
  event.waitUntil(network.then((answer) => keep(names.files, pathname, answer.clone())).catch(() => undefined));
  const answer = await networkFirst({ network, kept: () => findFile(pathname), patienceMs: PATIENCE_MS });
  return answer ?? Response.error();
}
