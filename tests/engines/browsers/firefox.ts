import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from './bidi.ts';
import type { Engine } from './engine.ts';
import { createWorkspace, freePort, outputOf } from './process.ts';

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  // Nothing is sent anywhere.
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'extensions.getAddons.cache.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  // WebDriver BiDi only.
  'remote.active-protocols': 1,
  // A mouse, which a machine without a screen lacks.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

interface LogEntry {
  level: string;
  text: string | null;
  method?: string;
}

/** Starts Firefox and drives it over WebDriver BiDi, which it speaks without another program. */
export async function launchFirefox(binary: string): Promise<Engine> {
  const workspace = await createWorkspace('firefox');
  try {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(workspace.folder, 'user.js'), lines.join('\n'));
    const port = await freePort();
    const isRoot = process.getuid?.() === 0;
    const child = workspace.start(
      binary,
      ['--headless', '--no-remote', '--profile', workspace.folder, `--remote-debugging-port=${port}`, 'about:blank'],
      {
        HOME: workspace.folder,
        // Root may not create the namespaces of the sandbox everywhere.
        ...(isRoot && { MOZ_DISABLE_CONTENT_SANDBOX: '1' }),
      },
    );
    await outputOf(child, /WebDriver BiDi listening/);
    return await openSession(await connect(`ws://127.0.0.1:${port}/session`), workspace.close);
  } catch (error) {
    await workspace.close();
    throw error;
  }
}

async function openSession(
  { send, onEvent, disconnect }: Awaited<ReturnType<typeof connect>>,
  stop: () => Promise<void>,
): Promise<Engine> {
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const log: string[] = [];
  onEvent('log.entryAdded', ({ level, text, method }: LogEntry) => {
    // React adds marks to the timeline, which is not a message.
    if (method !== 'timeStamp') log.push(`${level}: ${text}`);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // In the tab that Firefox starts with, the address bar keeps the focus, and nothing matches `:focus`.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    log,
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(source, args) {
      const functionDeclaration = `async () => JSON.stringify(await (${source})(...${JSON.stringify(args)}))`;
      const answer = await send<EvaluateResult>('script.callFunction', {
        functionDeclaration,
        awaitPromise: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async close() {
      await Promise.race([send('browser.close').catch(() => undefined), wait(2000)]);
      disconnect();
      await stop();
    },
  };
}

type EvaluateResult =
  { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } };
