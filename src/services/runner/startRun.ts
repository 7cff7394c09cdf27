import { FRAME_PATH, type PlaygroundFile } from '#model/playground';
import { readFromFrame, type ConsoleEntry, type Failure, type FromFrame, type Look, type ToFrame } from './protocol.ts';
import { BASE, runtimeFor } from './runtime.ts';
import { afterPong, afterTick, isStuck, PING_INTERVAL_MS, startWatch } from './watchdog.ts';

export interface RunEvents {
  onRendered: () => void;
  onConsole: (entry: ConsoleEntry) => void;
  onFailed: (failure: Failure) => void;
  /** The frame is unresponsive: an endless loop, or out of memory. */
  onStuck: () => void;
  /** The frame or its bundles could not be loaded. */
  onUnreachable: () => void;
}

export interface Run {
  frame: HTMLIFrameElement;
  setLook: (look: Look) => void;
  end: () => void;
}

/** Injected by `astro.config.ts`. Changes with the frame's content, so that its URL can be cached. */
declare const FRAME_VERSION: string;

/** A frame that sends more messages counts as stuck. */
const MAX_MESSAGES = 400;
const LOAD_TIMEOUT_MS = 20_000;

/**
 * Runs files in a new frame with an opaque origin and without network access. Messages are accepted only from its window
 * and in a known shape, and are only displayed.
 */
export function startRun(
  stage: HTMLElement,
  title: string,
  files: readonly PlaygroundFile[],
  look: Look,
  on: RunEvents,
): Run {
  const frame = createFrame(title);
  const present = new Set<string>();
  let watch = startWatch(performance.now());
  let messages = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let current = look;
  const loading = setTimeout(() => finish(on.onUnreachable), LOAD_TIMEOUT_MS);

  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const provide = (specifiers: readonly string[]) =>
    runtimeFor(specifiers, present).then(send, () => finish(on.onUnreachable));

  function receive({ source, data }: MessageEvent) {
    if (source !== frame.contentWindow || source === null) return;
    messages += 1;
    if (messages > MAX_MESSAGES) return finish(on.onStuck);
    const message = readFromFrame(data);
    if (message) handle(message);
  }

  function handle(message: FromFrame) {
    switch (message.kind) {
      case 'ready':
        return begin();
      case 'pong':
        messages -= 1;
        watch = afterPong(watch);
        return undefined;
      case 'need':
        return void provide(message.specifiers);
      case 'rendered':
        return on.onRendered();
      case 'console':
        return on.onConsole(message);
      case 'failed':
        return on.onFailed(message);
    }
  }

  function begin() {
    if (timer) return;
    clearTimeout(loading);
    watch = startWatch(performance.now());
    timer = setInterval(tick, PING_INTERVAL_MS);
    send({ kind: 'ping' });
    send({ kind: 'start', files, look: current });
    void provide(BASE);
  }

  function tick() {
    watch = afterTick(watch, performance.now());
    if (isStuck(watch)) finish(on.onStuck);
    else send({ kind: 'ping' });
  }

  function end() {
    clearTimeout(loading);
    clearInterval(timer);
    removeEventListener('message', receive);
    frame.remove();
  }

  function finish(notify: () => void) {
    end();
    notify();
  }

  addEventListener('message', receive);
  stage.append(frame);
  return {
    frame,
    setLook(next) {
      current = next;
      send({ kind: 'look', look: next });
    },
    end,
  };
}

/** Only `allow-scripts`: no origin, no forms, no popups, no access to the parent page. */
function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = title;
  frame.src = `${FRAME_PATH}?${FRAME_VERSION}`;
  frame.referrerPolicy = 'no-referrer';
  return frame;
}
