/** Inline script of the frame that runs user code. The page posts everything else. */
import type { PlaygroundFile } from '#model/playground';
import { placeInSource, SOURCE_PREFIX } from '../placeInSource.ts';
import type { Failure, FromFrame, Look, ToFrame } from '../protocol.ts';
import type { compileFile } from './compile.ts';
import { countHeadLines, evaluate } from './evaluate.ts';
import type * as host from './host.tsx';
import { createLoopGuard, EndlessLoop } from './loopGuard.ts';
import { createUserModules, MissingImport, packagesIn } from './userModules.ts';
import { createRuntime } from './runtimeModules.ts';
import { syntaxProblem } from './syntaxProblem.ts';
import { watchConsole } from './watchConsole.ts';

const page = parent;
const send = (message: FromFrame) => page.postMessage(message, '*');
/** Limits reports, for example from a timer that throws repeatedly. */
let failuresLeft = 20;
const fail = (failure: Failure) => {
  failuresLeft -= 1;
  if (failuresLeft >= 0) send({ kind: 'failed', ...failure });
};

const guardLoop = createLoopGuard(() => performance.now(), inNextTask);
const headLines = countHeadLines();
const runtime = createRuntime();
let started: { files: readonly PlaygroundFile[]; look: Look; compiled?: ReadonlyMap<string, string> } | undefined;
let changeLook: ((look: Look) => void) | undefined;

watchConsole((entry) => send({ kind: 'console', ...entry }));
addEventListener('error', (event) => {
  event.preventDefault();
  // Harmless: a component is measured again in the next frame. All browsers report it.
  if (event.message.startsWith('ResizeObserver loop')) return;
  report(event.error ?? event.message);
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  report(event.reason);
});
addEventListener('message', ({ source, data }: MessageEvent<ToFrame | null>) => {
  if (source !== page || typeof data !== 'object' || data === null) return;
  switch (data.kind) {
    case 'ping':
      return send({ kind: 'pong' });
    case 'start':
      started = data;
      return undefined;
    case 'runtime':
      runtime.add(data.chunks, data.modules);
      return started?.compiled ? run() : compile();
    case 'look':
      if (started) started.look = data.look;
      return changeLook?.(data.look);
  }
});
send({ kind: 'ready' });

/** Compiles all files and requests the packages they import. */
function compile() {
  const compiler = runtime.packageOf('#compile') as { compileFile: typeof compileFile } | undefined;
  if (!started || !compiler) return;
  const compiled = new Map<string, string>();
  for (const file of started.files) {
    if (/\.(?:css|json)$/.test(file.name)) continue;
    try {
      compiled.set(file.name, compiler.compileFile(file));
    } catch (error) {
      return fail({ phase: 'syntax', file: file.name, ...syntaxProblem(error) });
    }
  }
  started.compiled = compiled;
  const specifiers = [...new Set([...compiled.values()].flatMap(packagesIn))].filter(
    (specifier) => !runtime.has(specifier),
  );
  send({ kind: 'need', specifiers });
}

function run() {
  if (!started?.compiled) return;
  const { files, look, compiled } = started;
  const [main] = files;
  if (!main) return;
  try {
    const modules = createUserModules({
      files,
      compile: ({ name }) => compiled.get(name) ?? '',
      evaluate: (code, address) => evaluateOrThrow(code, address),
      packageOf: runtime.packageOf,
      addStyles,
    });
    const { default: Component } = modules.load(main) as { default?: unknown };
    if (!isComponent(Component)) return fail({ phase: 'export', file: main.name, message: main.name });
    const { show } = runtime.packageOf('#host') as typeof host;
    changeLook = show(Component, look, { onRendered: () => send({ kind: 'rendered' }), onFailed: report });
  } catch (error) {
    report(error);
  }
}

/** A syntax error that the compiler accepts but the browser doesn't. */
class InvalidSyntax extends Error {}

function evaluateOrThrow(code: string, address: string): ReturnType<typeof evaluate> {
  try {
    const body = evaluate(code, address);
    return (require, exports, module) => body(require, exports, module, (line) => guardLoop(fileAt(address), line));
  } catch (error) {
    throw new InvalidSyntax(fileAt(address), { cause: error });
  }
}

function fileAt(address: string): string {
  return address.slice(SOURCE_PREFIX.length);
}

function report(error: unknown) {
  if (error instanceof EndlessLoop)
    return fail({ phase: 'loop', message: error.message, file: error.file, line: error.line });
  if (error instanceof InvalidSyntax)
    return fail({ phase: 'syntax', file: error.message, ...syntaxProblem(error.cause) });
  if (error instanceof MissingImport) {
    return fail({
      phase: 'import',
      message: error.specifier,
      file: error.file,
      ...(error.line && { line: error.line }),
    });
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  fail({ phase: 'run', message: message.slice(0, 4000), ...placeInSource(stack, headLines) });
}

/** Messages keep their order, so a task that user code schedules later can't come first, as it could with a timer. */
function inNextTask(callback: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', callback);
  port1.start();
  port2.postMessage(null);
}

function isComponent(value: unknown): value is Parameters<typeof host.show>[0] {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function addStyles(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
