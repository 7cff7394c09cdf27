import { usesDayjs } from './dates/usesDayjs.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '#lib/package-name';
import type { DemoCode, DemoFacts, DemoUsage } from '#model/demo';
import { pathOfFolder } from '#model/page';
import type { ContentProblem } from '../content-pipeline/index.ts';
import { type DemoSource, readDemoSource } from './demoSource.ts';
import { DEFINITION_FILE, folderOfStyling, resolveDemoImport } from './demoPaths.ts';
import { excerptsOf, ExcerptError } from './facts/excerpt.ts';
import { type DemoTraits, traitsOf } from './facts/traits.ts';
import { usageOf } from './facts/usage.ts';
import { checkDemo } from './rules/checkDemo.ts';
import { createSourceHighlighter, type HighlightSources } from './highlightSources.ts';
import { toJavaScript } from './javascript/toJavaScript.ts';

export interface CompiledDemo extends Pick<DemoTraits, 'shape' | 'isServerRendered'> {
  facts: DemoFacts;
  code: DemoCode;
  usage: DemoUsage;
  /** Relative to the repository root. */
  styleSheets: readonly string[];
}

export interface CompileResult {
  /** Undefined if the demo cannot be parsed; code that only breaks a rule is still shown in development. */
  demo: CompiledDemo | undefined;
  /** A build continues only without problems. */
  problems: readonly ContentProblem[];
}

/** Creates a compiler for demo folders; one instance compiles many demos. */
export function createDemoCompiler(root: string) {
  const sourcesOf = createSourceHighlighter(root);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };

  return async function compileDemo(folder: string): Promise<CompileResult> {
    const source = readDemoSource(root, folder);
    const problems = await checkDemo(source, (specifier, styling) => {
      if (specifier.startsWith('./'))
        return resolveDemoImport(root, folderOfStyling(folder, styling), specifier.slice(2)) !== undefined;
      return packageOf(specifier) in dependencies;
    });
    const definitionFile = `${folder}/${DEFINITION_FILE}`;
    if (problems.some(({ file }) => file === definitionFile)) return { demo: undefined, problems };
    try {
      const demo = await derive(source, sourcesOf);
      if (demo.facts.excerpts.length > 0) return { demo, problems };
      const problem = {
        file: definitionFile,
        line: 1,
        message: 'Demo has no short JSX to show below it.',
        advice: 'Name the first and the last line to show in "excerpt".',
      };
      return { demo, problems: [...problems, problem] };
    } catch (error) {
      if (error instanceof ExcerptError) {
        const problem = { file: definitionFile, line: 1, message: error.message, advice: 'Fix "excerpt" or the code.' };
        return { demo: undefined, problems: [...problems, problem] };
      }
      if (problems.length > 0) return { demo: undefined, problems };
      throw error;
    }
  };
}

async function derive(source: DemoSource, sourcesOf: HighlightSources): Promise<CompiledDemo> {
  const { id, name, folder, definition, files } = source;
  const [main] = files.get('system') ?? [];
  if (!main || !definition) throw new Error(`${folder} has no ${name}.tsx or no definition.`);
  const { title, height, ads } = definition;
  const { plan, layout, shape, isServerRendered, usesIconFont } = traitsOf(source);
  const entries = await Promise.all(
    [...files].map(async ([styling, list]) => [styling, await sourcesOf(list, styling)] as const),
  );
  const texts = entries.find(([styling]) => styling === 'system')?.[1].texts;
  const page = folder.replace(/^content\//, '').replace(/\/demos\/[^/]*$/, '');
  return {
    facts: {
      id,
      name,
      title,
      file: `${folder}/${main.name}`,
      height: typeof height === 'number' ? [height, height] : height,
      layout,
      stylings: [...files.keys()],
      excerpts: excerptsOf(definition, main, await toJavaScript(main)),
      plan,
      hasAds: ads !== false,
      usesIconFont,
      ...(texts && { texts }),
      ...(usesDayjs(source) && { usesDayjs: true }),
    },
    code: { name, title, sources: Object.fromEntries(entries) as DemoCode['sources'] },
    usage: { demo: id, page: pathOfFolder(page), name, title, ...usageOf([...files.values()].flat()) },
    shape,
    isServerRendered,
    styleSheets: [...files].flatMap(([styling, list]) =>
      list
        .filter((file) => file.name.endsWith('.css'))
        .map((file) => `${folderOfStyling(folder, styling)}/${file.name}`),
    ),
  };
}
