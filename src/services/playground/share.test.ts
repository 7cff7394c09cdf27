import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PROJECT_BYTES } from '#model/playground';
import { decodeProject, encodeProject } from './share.ts';

const project = {
  title: 'Two bars',
  files: [
    { name: 'App.tsx', text: 'export default () => <b>ü – 日本</b>;\n' },
    { name: 'App.module.css', text: '' },
  ],
};
const packed = (text: string) => deflateRawSync(text).toString('base64url');

describe('code in a URL', () => {
  it('round-trips', async () => {
    const text = (await encodeProject(project)) ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    expect(await decodeProject(text)).toEqual({ kind: 'project', project });
  });

  it('round-trips for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        const written = { title: 'a', files: [{ name: 'App.tsx', text }] };
        expect(await decodeProject((await encodeProject(written)) ?? '')).toEqual({
          kind: 'project',
          project: written,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('is not created when it would be too large to decode', async () => {
    expect(
      await encodeProject({ title: 'a', files: [{ name: 'App.tsx', text: 'a'.repeat(MAX_PROJECT_BYTES) }] }),
    ).toBeUndefined();
  });

  it('stops decompressing a zip bomb at 256 KiB', async () => {
    const bomb = packed(' '.repeat(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(MAX_PROJECT_BYTES);
    const before = process.memoryUsage().rss;
    expect(await decodeProject(bomb)).toEqual({ kind: 'too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    '',
    'a',
    '%%%',
    'AAAA',
    packed('{}'),
    packed('[]'),
    packed('null'),
    packed('{"title":"a","files":[]}'),
    packed('{"title":1,"files":[{"name":"App.tsx","text":""}]}'),
    packed('{"title":"a","files":[{"name":"../App.tsx","text":""}]}'),
    packed('{"title":"a","files":[{"name":"a.css","text":""}]}'),
  ])('is rejected when it is invalid: %s', async (text) => {
    expect(await decodeProject(text)).toEqual({ kind: 'unreadable' });
  });

  it('is rejected when the encoded text is too long', async () => {
    expect(await decodeProject('A'.repeat(MAX_PROJECT_BYTES * 2 + 1))).toEqual({ kind: 'too-large' });
  });
});
