import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBrowser } from './browser.ts';

type Fields = Record<string, unknown>;
interface Target {
  targetId: string;
  subtype?: string;
}
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: Target };
  /** Of the tab that an event is about. */
  sessionId?: string;
  result?: Fields;
  error?: { message: string };
}
interface Connection {
  send: (method: string, params?: Fields, sessionId?: string) => Promise<Fields>;
  listen: (sessionId: string, listener: (message: Message) => void) => void;
}

const PATIENCE_MS = 20_000;
/** A page that goes while it is asked takes the question with it. */
const ANSWER_MS = 5_000;

/**
 * A browser as its readers have it, spoken to through the DevTools protocol itself. The library that drives the other tests
 * forbids every page to prerender the next one, which is what most page changes here are.
 */
export async function openPlainBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'plain-browser-'));
  // Only the browser that could open windows prepares pages ahead; a test run names it.
  const path = process.env['WHOLE_BROWSER_PATH'] ?? (await ensureBrowser({ canOpenWindows: true }));
  const child = spawn(path, argumentsFor(profile), { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await connect(await addressOf(child));
  return {
    open: (url: string, size = { width: 1280, height: 900 }) => openTab(connection, url, size),
    async close() {
      await connection.send('Browser.close').catch(() => child.kill());
      await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type PlainTab = Awaited<ReturnType<typeof openTab>>;

/** A tab holds the page that is shown and the ones that are being prepared; a change of pages makes one of these the shown one. */
async function openTab({ send, listen }: Connection, url: string, size: { width: number; height: number }) {
  const { targetId } = (await send('Target.createTarget', { url, newWindow: true, forTab: true, ...size })) as { targetId: string };
  const { sessionId: tabId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const pages = new Map<string, Target>();
  listen(tabId, ({ method, params = {} }) => {
    const { sessionId = '', targetInfo } = params;
    if (method === 'Target.attachedToTarget' && targetInfo) pages.set(sessionId, targetInfo);
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId);
    if (method === 'Target.targetInfoChanged' && targetInfo) {
      for (const [id, page] of pages) if (page.targetId === targetInfo.targetId) pages.set(id, targetInfo);
    }
  });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tabId);

  const sessionOf = ({ isPrepared }: { isPrepared: boolean }) => [...pages].findLast(([, { subtype }]) => (subtype === 'prerender') === isPrepared)?.[0];
  const pointer = { x: 0, y: 0, button: 'none', clickCount: 0 };
  const point = (type: string, change: Partial<typeof pointer>) =>
    send('Input.dispatchMouseEvent', Object.assign(pointer, change, { type }), sessionOf({ isPrepared: false }));

  /** What the page says; nothing while there is none, or when it goes before it can answer. */
  async function evaluate<Value>(expression: string, { isPrepared = false } = {}): Promise<Value | undefined> {
    const session = sessionOf({ isPrepared });
    if (!session) return undefined;
    const asked = send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, session).catch(() => undefined);
    const answer = await Promise.race([asked, wait(ANSWER_MS, undefined, { ref: false })]);
    return (answer?.['result'] as { value?: Value } | undefined)?.value;
  }

  /** The first answer that is one; asked again until then, of whichever page is shown, or prepared. */
  async function waitFor<Value>(question: string, which: { isPrepared?: boolean } = {}): Promise<Value> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answer = await evaluate<Value | null>(question, which);
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      await wait(100);
    }
    throw new Error(`No answer within ${PATIENCE_MS / 1000} s to ${question}`);
  }

  return {
    evaluate,
    waitFor,
    /** A tab begins with an empty document, which is complete at once and is not the page. */
    async whenLoaded(which: { isPrepared?: boolean } = {}) {
      await waitFor("location.protocol !== 'about:' && document.readyState === 'complete'", which);
    },
    async show() {
      await send('Target.activateTarget', { targetId });
    },
    /** Moves the pointer onto the first visible element of the selector. */
    async hover(selector: string) {
      const middle = await evaluate<{ x: number; y: number } | null>(`(() => {
        const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
        const box = element?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      })()`);
      if (!middle) throw new Error(`Nothing like ${selector} is visible.`);
      await point('mouseMoved', middle);
    },
    async press() {
      await point('mousePressed', { button: 'left', clickCount: 1 });
    },
    /** Not waited for: another page may be shown before this one can answer. */
    release() {
      point('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
    },
  };
}

function argumentsFor(profile: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--disable-background-networking',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr?.once('end', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The browser takes no connection.')), { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else listeners.get(message.sessionId ?? '')?.(message);
  });

  let last = 0;
  return {
    listen: (sessionId, listener) => listeners.set(sessionId, listener),
    send(method, params = {}, sessionId) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      });
    },
  };
}
