import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { importedFiles } from './importedFiles.ts';
import { root } from './paths.ts';

const namesOf = (entry: string) =>
  importedFiles(join(root, entry)).map((file) => relative(root, file).replaceAll('\\', '/'));

it('finds what the demo compiler imports, also through aliases and other rooms', () => {
  expect(namesOf('tools/demo-compiler/compileDemo.ts')).toEqual(
    expect.arrayContaining([
      'tools/demo-compiler/javascript/format.ts',
      'src/model/api-usage.ts',
      'src/model/install.ts',
      'tools/content-pipeline/render/highlight.ts',
    ]),
  );
});

it('finds what the API extractor imports', () => {
  expect(namesOf('tools/api-extractor/extractApi.ts')).toEqual(
    expect.arrayContaining(['src/lib/comment-text.ts', 'src/model/api-anchors.ts', 'content/products.ts']),
  );
});

it('finds what islands import, also in components', () => {
  expect(namesOf('src/features/demos/island/createDemo.tsx')).toEqual(
    expect.arrayContaining([
      'src/features/demos/theme/demoTheme.ts',
      'src/model/demo-base-theme.ts',
      'src/services/display-settings/index.ts',
    ]),
  );
});

it('leaves out imports of types, and packages', () => {
  // Its only other import is the type of Redirect.
  expect(namesOf('content/redirects.ts')).toEqual(['content/redirects.ts']);
  expect(namesOf('tools/demo-compiler/javascript/parse.ts')).toEqual(['tools/demo-compiler/javascript/parse.ts']);
});
