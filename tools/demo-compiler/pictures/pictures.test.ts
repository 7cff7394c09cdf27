import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStalePictures, readPictures, removePictures, writePictures } from './pictureFiles.ts';
import { readPictureSubjects } from './pictureSubjects.ts';

const FOLDER = 'content/charts/bars/demos/two-bars';
const NAME = 'react-charts/bars/TwoBars';
const DEMO =
  "import { BarChart } from '@mui/x-charts/BarChart';\nimport { orders } from './orders';\n\nexport default function TwoBars() {}\n";
const PACKAGES = ['react', 'react-dom', '@mui/material', '@mui/x-charts', '@emotion/react', '@emotion/styled', 'vite'];
const TOOLS = ['@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];
const pictures = [
  { mode: 'light', isDense: false, image: Buffer.from('day') },
  { mode: 'dark', isDense: false, image: Buffer.from('night') },
] as const;
const dense = pictures.map(({ mode, image }) => ({ mode, isDense: true, image }));

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const define = (more: string) =>
  write(`${FOLDER}/demo.ts`, `import { defineDemo } from '#model/demo';\n\nexport default defineDemo({ ${more} });\n`);
const installed = (name: string, version: string) =>
  write(`node_modules/${name}/package.json`, `{ "version": "${version}" }`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  write('package.json', '{}');
  for (const name of [...PACKAGES, ...TOOLS]) installed(name, '1.0.0');
  write('content/data/orders.ts', 'export const orders = [1];\n');
  write(`${FOLDER}/TwoBars.tsx`, DEMO);
  define("title: 'Two bars', height: 200");
});
afterEach(() => rmSync(root, { recursive: true }));

const takeAll = () => readPictureSubjects(root).forEach((subject) => writePictures(root, subject, pictures));
const staleDemos = () => findStalePictures(root, readPictureSubjects(root)).map(({ demo }) => demo);

describe('a picture', () => {
  it('is taken once, in each mode, and replaces older ones', () => {
    expect(staleDemos()).toEqual(['charts/bars/two-bars']);
    takeAll();
    expect(staleDemos()).toEqual([]);
    const stamp = readPictures(root).get(NAME)?.stamp;
    expect(readFileSync(join(root, `public/static/pictures/${NAME}.${stamp}.dark.webp`), 'utf8')).toBe('night');

    write(`${FOLDER}/TwoBars.tsx`, `${DEMO}// Another picture\n`);
    takeAll();
    const other = { stamp: expect.not.stringContaining(String(stamp)), isDense: false };
    expect([...readPictures(root)]).toEqual([[NAME, other]]);
    removePictures(root, ({ name }) => name === NAME);
    expect(readPictures(root).size).toBe(0);
  });

  it('is taken in two sizes if it is shown large', () => {
    const shownLarge = new Set(['charts/bars/two-bars']);
    takeAll();
    const [subject, ...others] = findStalePictures(root, readPictureSubjects(root, shownLarge));
    if (!subject) throw new Error('The picture is not stale.');
    expect(others).toEqual([]);
    writePictures(root, subject, [...pictures, ...dense]);
    expect(findStalePictures(root, readPictureSubjects(root, shownLarge))).toEqual([]);
    expect(readPictures(root).get(NAME)?.isDense).toBe(true);
  });

  it.each<[what: string, change: () => void]>([
    ['the code of its demo', () => write(`${FOLDER}/TwoBars.tsx`, DEMO.replace('{}', '{ return null; }'))],
    ['data that the demo imports', () => write('content/data/orders.ts', 'export const orders = [2];\n')],
    ['its height', () => define("title: 'Two bars', height: 300")],
    ['the version of a package', () => installed('@mui/x-charts', '1.0.1')],
  ])('is stale after a change of %s', (_, change) => {
    takeAll();
    change();
    expect(staleDemos()).toEqual(['charts/bars/two-bars']);
  });

  it.each<[what: string, change: () => void]>([
    ['its title', () => define("title: 'Bars', height: 200")],
    ['other data', () => write('content/data/films.ts', 'export const films = [];\n')],
    ['a package that it does not use', () => installed('@mui/x-data-grid', '2.0.0')],
  ])('is not stale after a change of %s', (_, change) => {
    takeAll();
    change();
    expect(staleDemos()).toEqual([]);
  });
});
