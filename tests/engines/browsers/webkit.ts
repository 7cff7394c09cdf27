import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { createWorkspace, freePort, outputOf, type Workspace } from './process.ts';

const ANSWER_MS = 60_000;

/** Starts WebKitGTK on a virtual screen and drives it over WebDriver. */
export async function launchWebKit(driver: string, binary: string): Promise<Engine> {
  const workspace = await createWorkspace('webkit');
  try {
    const display = await startScreen(workspace);
    const port = await freePort();
    const child = workspace.start(driver, [`--port=${port}`], await environmentOf(workspace.folder, display));
    const log: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) =>
        log.push(
          ...String(chunk)
            .split('\n')
            .filter((line) => line.includes('CONSOLE '))
            .map(withoutPlace),
        ),
      );
    }
    const call = createClient(`http://127.0.0.1:${port}`);
    await untilReady(() => call('GET', '/status'));
    return await openSession(call, binary, log, workspace.close);
  } catch (error) {
    await workspace.close();
    throw error;
  }
}

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

async function openSession(call: Call, binary: string, log: string[], stop: () => Promise<void>): Promise<Engine> {
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary,
            // WebKitGTK 2.50 crashes when one page fades into the next. Remove the flag when it no longer does.
            args: [
              '--automation',
              '--enable-write-console-messages-to-stdout=true',
              '--features=-CrossDocumentViewTransitions',
            ],
          },
        },
      },
    },
  );
  const session = `/session/${sessionId}`;
  const post = <Value>(path: string, body: object = {}) => call<Value>('POST', session + path, body);

  async function evaluate(source: string, args: readonly unknown[]): Promise<string | undefined> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...JSON.parse(arguments[0]))).then((value) => done({ json: JSON.stringify(value) }), (error) => done({ error: String(error) }));`;
    const answer = await post<{ json?: string | null; error?: string }>('/execute/async', {
      script,
      args: [JSON.stringify(args)],
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.json ?? undefined;
  }

  /** The window has a frame, whose size is not known in advance. */
  async function resize(width: number, height: number) {
    for (let round = 0; round < 10; round += 1) {
      const [innerWidth, innerHeight] = JSON.parse((await evaluate('() => [innerWidth, innerHeight]', [])) ?? '[]') as [
        number,
        number,
      ];
      if (innerWidth === width && innerHeight === height) return;
      const outer = await call<{ width: number; height: number }>('GET', `${session}/window/rect`);
      await post('/window/rect', {
        x: 0,
        y: 0,
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      });
      await wait(100);
    }
    throw new Error(`The window does not become ${width} by ${height} pixels large.`);
  }

  await post('/timeouts', { script: ANSWER_MS, pageLoad: ANSWER_MS });
  return {
    name: 'webkit',
    version: capabilities.browserVersion,
    log,
    navigate: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    evaluate,
    act: (actions) => post('/actions', { actions }),
    resize,
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

function createClient(address: string): Call {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { value } = (await response.json()) as { value: never };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (error) throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error}: ${message}`);
    return value;
  };
}

async function startScreen(workspace: Workspace): Promise<string> {
  const child = workspace.start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']);
  return `:${await outputOf(child, /(\d+)\n/)}`;
}

async function environmentOf(folder: string, display: string): Promise<Record<string, string>> {
  const config = join(folder, 'config');
  await mkdir(join(config, 'gtk-3.0'), { recursive: true });
  // The toolbar of MiniBrowser is wider than a phone unless it is this small.
  await writeFile(
    join(config, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }',
  );
  const runtime = join(folder, 'runtime');
  await mkdir(runtime, { mode: 0o700 });
  return {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_RUNTIME_DIR: runtime,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: config,
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

async function untilReady(ask: () => Promise<unknown>) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}

/** `http://localhost/a.js:1:2: CONSOLE JS ERROR text` without its place. */
function withoutPlace(line: string): string {
  return line.slice(line.indexOf('CONSOLE ') + 'CONSOLE '.length);
}
