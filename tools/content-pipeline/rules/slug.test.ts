import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Set the license key', 'set-the-license-key'],
    ["Don't  panic!", 'dont-panic'],
    ['Don’t panic', 'dont-panic'],
    ['Überblick – Café', 'uberblick-cafe'],
    ['`DataGrid` & co.', 'datagrid-co'],
    ['v8.11.1', 'v8-11-1'],
    ['🎉', ''],
    ['概要', ''],
    ['', ''],
  ])('makes %j into %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is in kebab-case or empty, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
