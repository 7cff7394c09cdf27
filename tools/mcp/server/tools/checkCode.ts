import { z } from 'zod';
import { createEngine, packsFor, type Engine } from '#services/type-checker/browser';
import type { Answer } from '../answer.ts';
import { FILE, MAX_CODE } from '../inputs.ts';
import type { Site } from '../site.ts';

const MAX_PROBLEMS = 30;

export const CHECK_INPUT = z.object({ code: z.string().min(1).max(MAX_CODE), file: FILE });

/** Checks code with the compiler and the declarations of the playground. The program is kept for the next request. */
export function createCodeChecker(site: Site) {
  const present = new Set<string>();
  let engine: Engine | undefined;

  return async ({ code, file }: z.output<typeof CHECK_INPUT>): Promise<Answer> => {
    const files = [{ name: file, text: code }];
    engine ??= createEngine(await site.loadCompiler(), site.types.specifiers);
    engine.setFiles(files);
    const missing = packsFor(site.types, files).filter((name) => !present.has(name));
    engine.addPacks(missing.flatMap((name) => site.types.packs[name] ?? []).map(({ url }) => site.readPack(url)));
    for (const name of missing) present.add(name);

    const problems = engine.check();
    if (problems.length === 0) return { text: `No type errors with MUI X ${site.index.version}.` };
    const rows = problems.slice(0, MAX_PROBLEMS).map(({ from, line, code: id, message, about }) => {
      const column = from - code.lastIndexOf('\n', from - 1);
      const text =
        about === 'missing' ? `Cannot find module '${message}'; only packages of the playground are known.` : message;
      return `${file}:${line}:${column} ${id ?? ''} ${text}`;
    });
    const more = problems.length > MAX_PROBLEMS ? [`and ${problems.length - MAX_PROBLEMS} more`] : [];
    return { text: [...rows, ...more].join('\n') };
  };
}
