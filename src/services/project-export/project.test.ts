import { crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemoPackages } from '#model/demo';
import { createProject } from './createProject.ts';
import { stackBlitzFields } from './openInStackBlitz.ts';
import { crc32, zip } from './zip.ts';

const packages: DemoPackages = { dependencies: { react: '19.3.1' }, devDependencies: { vite: '8.3.8' }, overrides: {} };
const source = { title: 'Two bars & more' };

describe('a demo as a project', () => {
  const typed = createProject({
    ...source,
    styling: 'tailwind',
    packages,
    files: [{ name: 'TwoBars.tsx', text: 'tailwind\n' }],
  });
  const plain = createProject({
    ...source,
    styling: 'system',
    packages: { ...packages, overrides: { traverse: '0.3.9' } },
    files: [{ name: 'TwoBars.jsx', text: 'export default \n' }],
  });

  it('has all files of a Vite project in the chosen language', () => {
    expect([...typed.files.keys()]).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'README.md',
      'src/main.tsx',
      'src/index.css',
      'src/TwoBars.tsx',
    ]);
    expect([...plain.files.keys()]).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'README.md',
      'src/main.jsx',
      'src/TwoBars.jsx',
    ]);
  });

  it('contains exact versions and overrides', () => {
    const manifest = JSON.parse(plain.files.get('package.json') ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: 'two-bars',
      private: true,
      dependencies: { react: '19.3.1' },
      overrides: { traverse: '0.3.9' },
    });
  });

  it('uses Tailwind only if the demo does', () => {
    expect(typed.files.get('vite.config.ts')).toContain('tailwindcss()');
    expect(plain.files.get('vite.config.js')).not.toContain('tailwind');
  });

  it('loads an icon font only if the demo uses one', () => {
    const text = "import Icon from '@mui/material/Icon';\n";
    const withIcons = createProject({
      ...source,
      styling: 'system',
      packages,
      files: [{ name: 'TwoBars.tsx', text }],
    });
    const link = '<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons" />';
    expect(withIcons.files.get('index.html')).toContain(link);
    expect(typed.files.get('index.html')).not.toContain('<link');
  });

  it('escapes the title in HTML', () => {
    expect(typed.files.get('index.html')).toContain('<title>Two bars &amp; more</title>');
  });

  it('is sent to StackBlitz as a Node project with all files', () => {
    const fields = new Map(stackBlitzFields(typed));
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[files][src/TwoBars.tsx]')).toBe('tailwind\n');
    expect([...fields.keys()].filter((name) => name.startsWith('project[files]'))).toHaveLength(typed.files.size);
  });
});

/** Reads an archive through its central directory, as unzip tools do. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let position = view.getUint32(end + 16, true);
  for (let entry = 0; entry < view.getUint16(end + 10, true); entry += 1) {
    expect(view.getUint32(position, true)).toBe(0x02014b50);
    const [sum, size, length, offset] = [
      view.getUint32(position + 16, true),
      view.getUint32(position + 24, true),
      view.getUint16(position + 28, true),
      view.getUint32(position + 42, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + length));
    expect(view.getUint32(offset, true)).toBe(0x04034b50);
    const start = offset + 30 + view.getUint16(offset + 26, true);
    const data = bytes.subarray(start, start + size);
    expect(nodeCrc32(data)).toBe(sum);
    files.set(name, new TextDecoder().decode(data));
    position += 46 + length;
  }
  return files;
}

describe('a zip archive', () => {
  it('round-trips', () => {
    const names = fc.stringMatching(/^[a-z0-9/.-]{1,20}$/);
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'grapheme', maxLength: 300 })), (files) => {
        const map = new Map(Object.entries(files));
        expect(unzip(zip(map))).toEqual(map);
      }),
      { numRuns: 300 },
    );
  });

  it('has the same bytes for the same files', () => {
    const files = new Map([['a/ä.txt', 'ü']]);
    expect(zip(files)).toEqual(zip(files));
  });

  it('has a valid CRC-32 checksum', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (data) => crc32(data) === nodeCrc32(data)));
  });
});
