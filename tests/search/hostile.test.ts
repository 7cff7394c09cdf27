import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtEngine } from './queries.ts';

const engine = builtEngine();
const answer = (text: string) => engine.answer({ text, filters: {} });

export const HOSTILE = [
  'constructor',
  '__proto__',
  'hasOwnProperty toString valueOf',
  'x'.repeat(10_000),
  'sort '.repeat(2_000),
  'aA'.repeat(5_000),
  '.*+?^${}()|[]\\',
  '(((((((((((((((((((((((',
  '[[[[a-z]{1,99999}]*]*',
  'مرحبا بالعالم',
  '\u202Egrid\u202C',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  '\uD800',
  'null\u0000byte',
  '\u0000',
  '   \t\n ',
  '<script>alert(1)</script>',
  "'; DROP TABLE pages; --",
  '%F0%9F%98%80',
  '数'.repeat(500),
];

describe('hostile queries', () => {
  it.each(HOSTILE.map((text) => [text.slice(0, 30), text]))('F37 %j causes no error', (_, text) => {
    const { hits, total } = answer(text);
    expect(hits.length).toBeLessThanOrEqual(30);
    expect(total).toBeGreaterThanOrEqual(hits.length);
    for (const { href } of hits) expect(href).toMatch(/^\/x\/[\w/-]+\/(?:#[\w.-]+)?$/);
  });

  it('F37 any text gets a response', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(answer(text).hits.length).toBeLessThanOrEqual(30);
      }),
      { numRuns: 300 },
    );
  });
});
