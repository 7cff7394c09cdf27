/** The type checker's worker: fetches the compiler and the required packs, and handles requests. */
import type { PlaygroundFile } from '#model/playground';
import type { TypesManifest } from '#model/type-packs';
import { createEngine, type Engine } from './createEngine.ts';
import { createProgress, fetchManifest, fetchPack, importCompiler } from './fetchTypes.ts';
import { packsFor } from './packsFor.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

interface WorkerScope {
  postMessage: (message: FromWorker, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;
const send = (message: FromWorker) => scope.postMessage(message, []);
const present = new Set<string>();
let manifest: TypesManifest | undefined;
let engine: Engine | undefined;

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    (found) => send({ kind: 'answer', id: data.id, answer: found }),
    () => send({ kind: 'failed', id: data.id }),
  );
});

async function answer({ question, files, ask }: ToWorker) {
  const ready = await prepare(files);
  ready.setFiles(files);
  switch (question) {
    case 'check':
      return ready.check();
    case 'hint':
      return ready.hint(ask);
    case 'complete':
      return ready.complete(ask);
    case 'describe':
      return ready.describe(ask);
    default:
      return ready.importEdits(ask);
  }
}

/** Loads what is missing. Failures are retried with the next request. */
async function prepare(files: readonly PlaygroundFile[]): Promise<Engine> {
  const known = (manifest ??= await fetchManifest());
  const progress = createProgress((now) => send({ kind: 'progress', progress: now }));
  const missing = packsFor(known, files).filter((name) => !present.has(name));
  const wanted = missing.flatMap((name) => known.packs[name] ?? []);
  for (const file of [...wanted, ...(engine ? [] : [known.compiler])]) progress.expect(file);
  const [made, ...packs] = await Promise.all([
    engine ?? importCompiler(known.compiler, progress).then((compiler) => createEngine(compiler, known.specifiers)),
    ...wanted.map((file) => fetchPack(file, progress)),
  ]);
  engine = made;
  if (packs.length > 0) {
    engine.setFiles(files);
    engine.addPacks(packs);
    for (const name of missing) present.add(name);
  }
  return engine;
}
