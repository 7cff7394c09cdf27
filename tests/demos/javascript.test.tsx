import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemo } from '../../src/features/demos/island/createDemo.tsx';
import { cache, root } from '../../tools/workspace/paths.ts';
import { readDemoSource } from '../../tools/demo-compiler/demoSource.ts';
import { traitsOf } from '../../tools/demo-compiler/facts/traits.ts';
import { listDemoFolders } from '../../tools/demo-compiler/index.ts';
import { format } from '../../tools/demo-compiler/javascript/format.ts';
import { toJavaScript } from '../../tools/demo-compiler/javascript/toJavaScript.ts';
import { demosToVisit } from '../support/pages.ts';

const versions = join(cache, 'javascript');
afterAll(() => rmSync(versions, { recursive: true, force: true }));

/** A quick run additionally tests a demo with several stylings. */
const WITH_STYLINGS = '/x/demos/common-concepts/custom-components/mail-folders/';

/** Demos in every styling: a few in a quick run, all in a full one. */
const sources = listDemoFolders(root).map((folder) => readDemoSource(root, folder));
const pathOf = ({ id }: { id: string }) => `/x/demos/${id}/`;
const wanted = new Set([...demosToVisit(sources.map(pathOf)), WITH_STYLINGS]);
const demos = sources
  .filter((source) => wanted.has(pathOf(source)))
  .flatMap((source) =>
    Array.from(source.files, ([styling, files]) => ({ title: `${source.id} in ${styling}`, source, styling, files })),
  );

/** Compiles code to a canonical form. */
function compiled(code: string, fileName: string): Promise<string> {
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
  };
  return format(ts.transpileModule(code, { compilerOptions, fileName }).outputText, 'a.js');
}

async function render(path: string, isServerRendered: boolean): Promise<string> {
  const { default: Demo } = (await import(/* @vite-ignore */ path)) as { default: ComponentType };
  expect(Demo).toBeTypeOf('function');
  const Island = createDemo({ Demo, shape: 'plain', isServerRendered });
  return renderToString(<Island />);
}

describe('the JavaScript version of demos', () => {
  it.each(demos)('$title behaves like its TypeScript version', async ({ files }) => {
    for (const file of files.filter(({ name }) => /\.tsx?$/.test(name))) {
      const version = await toJavaScript(file);
      expect(await compiled(version.code, version.name)).toBe(await compiled(file.code, file.name));
    }
  });

  it.each(demos)('$title renders the same', async ({ source, styling, files }) => {
    const folder = join(versions, source.id, styling);
    mkdirSync(folder, { recursive: true });
    for (const file of files) {
      const version = await toJavaScript(file);
      writeFileSync(join(folder, version.name), version.code);
    }
    const { isServerRendered } = traitsOf(source);
    const original = join(root, source.folder, styling === 'system' ? '' : styling, `${source.name}.tsx`);
    const html = await render(join(folder, `${source.name}.jsx`), isServerRendered);
    // The generated class names of CSS modules depend on their path.
    const plain = (text: string) => text.replace(/_([a-z]+)_[\w-]+/gi, '$1');
    expect(plain(html)).toBe(plain(await render(original, isServerRendered)));
  });
});
