import { expect, test } from '@playwright/test';
import { full } from '../support/fixtures.ts';
import { workbench } from './support/workbench.ts';

/** Expressions that try to escape from the frame; each must throw, reject or have no effect. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'read the document of the page': 'parent.document.title',
  'read the URL of the page': 'parent.location.href',
  'read the storage of the page': 'parent.localStorage.length',
  'call a function of the page': 'parent.fetch("/")',
  'find the frame it is in': 'frameElement.id',
  'read cookies': 'document.cookie',
  'write cookies': 'void (document.cookie = "a=1")',
  'use local storage': 'localStorage.setItem("a", "1")',
  'use session storage': 'sessionStorage.setItem("a", "1")',
  'open a database': 'new Promise((resolve, reject) => { const request = indexedDB.open("a"); request.onsuccess = resolve; request.onerror = reject; })',
  'use a cache': 'caches.open("a")',
  'fetch a page of the site': 'fetch("/x/introduction/")',
  'fetch from another host': 'fetch("https://elsewhere.test/", { mode: "no-cors" })',
  'send an XMLHttpRequest': 'new Promise((resolve, reject) => { const request = new XMLHttpRequest(); request.onload = resolve; request.onerror = reject; request.open("GET", "/x/introduction/"); request.send(); })',
  'open a socket': 'new Promise((resolve, reject) => { const socket = new WebSocket("wss://elsewhere.test/"); socket.onopen = resolve; socket.onerror = reject; })',
  'open an event stream': 'new Promise((resolve, reject) => { const stream = new EventSource("/x/introduction/"); stream.onopen = resolve; stream.onerror = reject; })',
  // A beacon reports success before it is sent; the violation event shows that it was blocked.
  'send a beacon': 'new Promise((resolve, reject) => { addEventListener("securitypolicyviolation", (event) => event.blockedURI.startsWith("https://beacon.test") && reject()); navigator.sendBeacon("https://beacon.test/", "a"); setTimeout(resolve, 3000); })',
  'navigate the page': 'top.location.assign("/x/introduction/")',
  'navigate the page by a link': 'click("a", { href: "/x/introduction/", target: "_top" })',
  'open a window': 'open("/x/introduction/") ?? Promise.reject()',
  'open a window by a link': 'click("a", { href: "/x/introduction/", target: "_blank" })',
  'register a service worker': 'navigator.serviceWorker.register("/x/sw.js")',
  'start a worker from a blob': 'new Promise((resolve, reject) => { const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))); worker.onmessage = resolve; worker.onerror = reject; })',
  'load a script of the site': 'load("script", { src: "/x/sw.js" })',
  'load a script from a data URL': 'load("script", { src: "data:text/javascript,1" })',
  'load a script from a blob': 'load("script", { src: URL.createObjectURL(new Blob(["1"], { type: "text/javascript" })) })',
  'run an inline script': 'new Promise((resolve, reject) => { const script = document.createElement("script"); script.textContent = "window.ran = true"; document.body.append(script); window.ran ? resolve() : reject(); })',
  'load a stylesheet': 'load("link", { rel: "stylesheet", href: "/static/styles/prism-okaidia.css" })',
  'show an image from another host': 'load("img", { src: "https://elsewhere.test/a.png" })',
  'reach a nested frame': 'nested({}).then((frame) => frame.contentWindow.document.body.innerHTML)',
  'run a script in a nested frame': 'nested({ srcdoc: "<script>parent.postMessage(1, \'*\')</script>" }).then(() => new Promise((resolve, reject) => { addEventListener("message", (event) => event.source !== parent && resolve()); setTimeout(reject, 500); }))',
  'show a page of the site in a nested frame': 'nested({ src: "/x/introduction/" }).then((frame) => frame.contentWindow.length < 0 || frame.contentDocument.title)',
  'submit a form': 'new Promise((resolve, reject) => { const form = document.createElement("form"); form.action = "/x/introduction/"; document.body.append(form); form.submit(); setTimeout(reject, 500); })',
  'go full screen': 'document.body.requestFullscreen()',
  'ask for a dialog': 'prompt("a") ?? Promise.reject()',
  'write to the clipboard': 'navigator.clipboard.writeText("a")',
  'lock the pointer': 'document.body.requestPointerLock()',
};

/** Reports each attempt by its index; attempts that never settle count as denied. */
function codeFor(attempts: readonly string[]): string {
  return `
const load = (tag: string, attributes: object) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement(tag), attributes, { onload: resolve, onerror: reject });
  document.body.append(element);
  setTimeout(reject, 2000);
});
const nested = (attributes: object) => new Promise<HTMLIFrameElement>((resolve) => {
  const frame = Object.assign(document.createElement('iframe'), attributes);
  document.body.append(frame);
  setTimeout(() => resolve(frame), 500);
});
const click = (tag: string, attributes: object) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement(tag), attributes);
  document.body.append(element);
  element.click();
  setTimeout(reject, 500);
});
const attempts = [${attempts.map((attempt) => `async () => ${attempt}`).join(',\n')}];
const outcomes = Promise.all(attempts.map((attempt) => Promise.race([
  attempt().then(() => 'escaped', () => 'denied'),
  new Promise((resolve) => setTimeout(() => resolve('denied'), 4000)),
])));
outcomes.then((all) => console.log(JSON.stringify(all)));
export default () => <p>trying</p>;
`;
}

test('F77 all attempts of user code to escape are denied', async ({ page, context }) => {
  const names = Object.keys(ATTEMPTS);
  expect(names.length).toBeGreaterThanOrEqual(20);
  const opened: string[] = [];
  const reached: string[] = [];
  page.on('requestfinished', (request) => {
    if (!request.isNavigationRequest() && request.frame() !== page.mainFrame()) reached.push(request.url());
  });
  context.on('page', (other) => opened.push(other.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  const bench = workbench(page);
  await bench.open('#starter=charts');
  await bench.write(codeFor(Object.values(ATTEMPTS)));
  await expect(bench.log).toHaveCount(1);
  const outcomes = JSON.parse((await bench.log.textContent()) ?? '') as string[];
  const escaped = names.filter((_, index) => outcomes[index] !== 'denied');
  expect(escaped).toEqual([]);
  expect(opened).toEqual([]);
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(/\/x\/playground\//);
});

test('F77 the frame cannot be navigated', full, async ({ page }) => {
  const bench = workbench(page);
  await bench.open('#starter=charts');
  for (const address of ['https://elsewhere.test/', 'data:text/html,moved', 'blob:null/a']) {
    await bench.write(`setTimeout(() => location.assign(${JSON.stringify(address)}), 2500);\nexport default () => <p>before ${address.length}</p>;`);
    await expect(bench.preview.getByText(`before ${address.length}`)).toBeVisible();
    await page.waitForTimeout(3500);
    const addresses = page.frames().map((frame) => frame.url());
    expect(addresses.filter((url) => url.startsWith('https:') || url.startsWith('data:') || url.startsWith('blob:'))).toEqual([]);
  }
});
