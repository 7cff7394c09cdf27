import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** APIs that turn text into markup or code. Overwriting `document.write` does not count. */
const SINK =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|set:html|document\.write\(|\beval\(|new Function\(/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !name.includes('.test.'))
  .map((name) => join('src', name).split('\\').join('/'));

describe('sources of the site', () => {
  it('turn text into markup or code only where pages are composed from build output, and in the frame for user code', () => {
    expect(sources.length).toBeGreaterThan(200);
    const withSink = sources.filter((file) => SINK.test(readFileSync(file, 'utf8')));
    expect(withSink).toEqual([
      'src/layouts/App.astro',
      'src/layouts/reactRenderer.ts',
      'src/services/runner/frame/evaluate.ts',
    ]);
  });
});
