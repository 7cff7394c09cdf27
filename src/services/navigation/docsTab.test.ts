import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docsTabOf, treePath } from './docsTab.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 2_000);
const PROPERTY_TIMEOUT_MS = 180_000 + RUNS / 5;

describe('docsTabOf', () => {
  it.each([
    ['/x/react-charts/bars/components-api/', 'components-api'],
    ['/zh/x/react-charts/bars/hooks-api/#use-x-scale', 'hooks-api'],
    ['/x/react-charts/bars/', 'demos'],
    ['/x/react-charts/bars/?tab=hooks-api', 'demos'],
    ['/x/hooks-api/bars/', 'demos'],
    ['/x/react-charts/[docsTab]/', 'demos'],
    ['/', 'demos'],
  ])('reads the tab of %s as %s', (path, tab) => {
    expect(docsTabOf(path)).toBe(tab);
  });
});

describe('treePath', () => {
  it.each([
    ['/x/a/components-api/', '/x/a'],
    ['/x/a/components-api/hooks-api', '/x/a'],
    ['/x/a//hooks-api', '/x/a'],
    ['/x/hooks-api/a', '/x/hooks-api/a'],
    ['/x/my-hooks-api', '/x/my-hooks-api'],
    ['/hooks-api', '/'],
    ['/zh/x/a/#b', '/x/a'],
  ])('reduces %s to %s', (path, expected) => {
    expect(treePath(path)).toBe(expected);
  });

  it('is idempotent', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const parts = fc.constantFrom('/', 'hooks-api', 'components-api', '[docsTab]', 'zh', 'api', 'x', '#', '?');
    const path = fc.array(parts, { maxLength: 10 }).map((list) => list.join(''));
    fc.assert(
      fc.property(path, (input) => treePath(treePath(input)) === treePath(input)),
      { numRuns: RUNS },
    );
  });

  // Removing tabs one by one from the start of the string would exceed the test timeout.
  it('reads one megabyte of tabs', () => {
    expect(treePath(`/x${'/hooks-api'.repeat(100_000)}`)).toBe('/x');
  });
});
