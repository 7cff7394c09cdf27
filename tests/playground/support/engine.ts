import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { DemoCode } from '#model/demo';
import type { PlaygroundFile } from '#model/playground';
import { TYPES_MANIFEST_PATH, type TypesManifest, type TypesPack } from '#model/type-packs';
import { sourceOfProject } from '../../../src/features/demos/state/chosenFiles.ts';
import { createEngine } from '../../../src/services/type-checker/createEngine.ts';
import { packsFor } from '../../../src/services/type-checker/packsFor.ts';
import { cache, root } from '../../../tools/workspace/paths.ts';
import { findTypes } from '../../../tools/playground-types/index.ts';

/** The type checker of the browser, with the same packs, run in Node. */
export async function createChecker() {
  const folder = await findTypes(root, join(cache, 'playground-types'));
  const manifest = JSON.parse(readFileSync(join(folder, TYPES_MANIFEST_PATH), 'utf8')) as TypesManifest;
  const engine = createEngine(ts, manifest.specifiers);
  const present = new Set<string>();

  function open(files: readonly PlaygroundFile[]) {
    const missing = packsFor(manifest, files).filter((name) => !present.has(name));
    engine.setFiles(files);
    if (missing.length > 0)
      engine.addPacks(
        missing.map(
          (name) => JSON.parse(readFileSync(join(folder, manifest.packs[name]?.url ?? ''), 'utf8')) as TypesPack,
        ),
      );
    for (const name of missing) present.add(name);
    return engine;
  }

  return {
    manifest,
    open,
    check: (files: readonly PlaygroundFile[]) => open(files).check(),
    /** All errors, one line each. */
    errors: (files: readonly PlaygroundFile[]) =>
      open(files)
        .check()
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`),
  };
}

export const app = (text: string): PlaygroundFile[] => [{ name: 'App.tsx', text }];

export function starterFiles(name: string): PlaygroundFile[] {
  return app(readFileSync(join(root, 'content/playground', name, 'App.tsx'), 'utf8'));
}

/** The given number of demos, evenly distributed, so that all products are included. */
export function someDemos(count: number): { name: string; files: PlaygroundFile[] }[] {
  const folder = join(root, 'generated/demos');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Array.from({ length: count }, (_, index) => {
    const name = names[Math.floor((index * names.length) / count)] ?? '';
    const code = JSON.parse(readFileSync(join(folder, name), 'utf8')) as DemoCode;
    return { name, files: [...sourceOfProject(code, 'TS', 'system').files] };
  });
}
