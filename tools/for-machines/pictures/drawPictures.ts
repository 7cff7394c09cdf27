import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawingOf, type Fonts, type PictureText } from './drawing.ts';
import { readFontMetrics } from './fontMetrics.ts';

/** Part of every name in the cache: a change of the rasterizer or its options must not find old results. */
const RASTERIZER = 'resvg-2.6.2';

export interface Picture extends PictureText {
  /** Where it goes, below the folder of the site. */
  file: string;
}

export interface PictureOptions {
  /** The checkout, for its packages. */
  root: string;
  /** The folder of the built site. */
  folder: string;
  cacheFolder: string;
  progress?: (done: number, all: number) => void;
}

/** Draws the pictures of pages as PNG, the form every network takes; gives how many were not in the cache. */
export function drawPictures(pictures: readonly Picture[], { root, folder, cacheFolder, progress = () => {} }: PictureOptions): number {
  mkdirSync(cacheFolder, { recursive: true });
  const files = { regular: fontFile(root, '400Regular'), bold: fontFile(root, '700Bold') };
  const fonts: Fonts = { title: readFontMetrics(readFileSync(files.bold)), description: readFontMetrics(readFileSync(files.regular)) };
  let drawn = 0;
  for (const [index, picture] of pictures.entries()) {
    const svg = drawingOf(picture, fonts);
    const cached = join(cacheFolder, `${createHash('sha256').update(`${RASTERIZER}\n${svg}`).digest('hex')}.png`);
    if (!existsSync(cached)) {
      writeWhole(cached, rasterize(svg, Object.values(files)));
      drawn += 1;
    }
    const target = join(folder, picture.file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cached, target);
    progress(index + 1, pictures.length);
  }
  return drawn;
}

/** The rasterizer reads TrueType, not the compressed form of the web; this package has the same font as such. */
function fontFile(root: string, weight: string): string {
  return join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`);
}

function rasterize(svg: string, fontFiles: string[]): Buffer {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } }).render().asPng();
}

/** A run that is broken off must not leave half a file in the cache. */
function writeWhole(path: string, content: Buffer) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
