import type { BrowserContext, Page } from '@playwright/test';

/** Addresses that tests answer, so that a request that gets through can be seen. */
export const PAGE = '/x/introduction/?escape';
const ELSEWHERE = 'https://elsewhere.test';
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/**
 * Expressions that try to escape from a frame. An attempt succeeds if its promise is fulfilled, or if it leaves a trace
 * outside of the frame (`watchTraces`), which is all that can be seen of those that call `act`.
 */
export const ATTEMPTS: Readonly<Record<string, string>> = {
  'read the document of the page': 'parent.document.title',
  'read the URL of the page': 'parent.location.href',
  'read the storage of the page': 'parent.localStorage.length',
  'call a function of the page': `parent.fetch("${PAGE}")`,
  'find the frame it is in': 'frameElement.id',
  'read cookies': 'document.cookie',
  'write cookies': 'void (document.cookie = "a=1")',
  'use local storage': 'localStorage.setItem("a", "1")',
  'use session storage': 'sessionStorage.setItem("a", "1")',
  'open a database':
    'settle((resolve, reject) => { const request = indexedDB.open("a"); request.onsuccess = resolve; request.onerror = reject; })',
  'use a cache': 'caches.open("a")',
  'fetch a page of the site': `fetch("${PAGE}")`,
  'fetch from another host': `fetch("${ELSEWHERE}/", { mode: "no-cors" })`,
  'send an XMLHttpRequest': `settle((resolve, reject) => { const request = new XMLHttpRequest(); request.onload = resolve; request.onerror = reject; request.open("GET", "${PAGE}"); request.send(); })`,
  'open a socket': 'act(() => new WebSocket("wss://elsewhere.test/"))',
  'open an event stream': `settle((resolve, reject) => { const stream = new EventSource("${ELSEWHERE}/stream"); stream.onopen = resolve; stream.onerror = reject; })`,
  // A beacon reports success before it is sent; its trace shows whether it was.
  'send a beacon': `act(() => navigator.sendBeacon("${ELSEWHERE}/beacon", "a"))`,
  'navigate the page': `act(() => top.location.assign("${PAGE}"))`,
  'navigate the page by a link': `act(() => add("a", { href: "${PAGE}", target: "_top" }).click())`,
  'open a window': `act(() => open("${PAGE}"))`,
  'open a window by a link': `act(() => add("a", { href: "${PAGE}", target: "_blank" }).click())`,
  'register a service worker': 'navigator.serviceWorker.register("/x/sw.js")',
  'start a worker from a blob':
    'settle((resolve, reject) => { const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))); worker.onmessage = resolve; worker.onerror = reject; })',
  'load a script of the site': 'load("script", { src: "/x/sw.js" })',
  'load a script from a data URL': 'load("script", { src: "data:text/javascript,1" })',
  'load a script from a blob':
    'load("script", { src: URL.createObjectURL(new Blob(["1"], { type: "text/javascript" })) })',
  'run an inline script':
    'settle((resolve, reject) => { add("script", { textContent: "window.ran = true" }); window.ran ? resolve() : reject(); })',
  'load a stylesheet': 'load("link", { rel: "stylesheet", href: "/static/styles/prism-okaidia.css" })',
  'show an image from another host': `load("img", { src: "${ELSEWHERE}/a.gif" })`,
  'reach a nested frame': 'nested({}).then((frame) => frame.contentWindow.document.body.innerHTML)',
  'run a script in a nested frame':
    'settle((resolve) => { addEventListener("message", (event) => event.data === "nested" && resolve()); add("iframe", { srcdoc: "<script>parent.postMessage(\'nested\', \'*\')</script>" }); })',
  'show a page of the site in a nested frame': `act(() => add("iframe", { src: "${PAGE}" }))`,
  'submit a form': `act(() => add("form", { action: "${PAGE}", method: "post" }).submit())`,
  'go full screen': 'document.body.requestFullscreen()',
  'ask for a dialog': 'act(() => prompt("a"))',
  'write to the clipboard': 'navigator.clipboard.writeText("a")',
};

/** Statements that define `tryAll`, which resolves with one outcome per attempt. What never settles was denied. */
export function codeOf(attempts: readonly string[]): string {
  return `
const add = (tag, attributes) => document.body.appendChild(Object.assign(document.createElement(tag), attributes));
const settle = (start) => new Promise(start);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const act = async (action) => { action(); await pause(500); throw new Error('only its trace counts'); };
const load = (tag, attributes) => settle((resolve, reject) => add(tag, { ...attributes, onload: resolve, onerror: reject }));
const nested = async (attributes) => { const frame = add('iframe', attributes); await pause(500); return frame; };
const attempts = [${attempts.map((attempt) => `async () => ${attempt}`).join(',\n')}];
const tryAll = () => Promise.all(attempts.map((attempt) => Promise.race([
  attempt().then(() => 'escaped', () => 'denied'),
  pause(3000).then(() => 'denied'),
])));
`;
}

/** Answers requests that get through, and collects the traces that attempts leave outside of the frame. */
export async function watchTraces(context: BrowserContext, page: Page): Promise<string[]> {
  const traces: string[] = [];
  await context.route(
    (url) => url.href.startsWith(ELSEWHERE),
    (route) => {
      const { pathname } = new URL(route.request().url());
      traces.push(route.request().url());
      if (pathname === '/stream')
        return route.fulfill({
          contentType: 'text/event-stream',
          body: 'data: a\n\n',
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      return route.fulfill({ contentType: 'image/gif', body: PIXEL });
    },
  );
  page.on('websocket', (socket) => traces.push(socket.url()));
  context.on('response', (response) => {
    if (response.url().endsWith(PAGE)) traces.push(response.url());
  });
  context.on('page', (other) => traces.push(`a window: ${other.url()}`));
  page.on('dialog', (dialog) => {
    traces.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return traces;
}
