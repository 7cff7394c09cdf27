import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { writeChanged } from '../../workspace/writeChanged.ts';
import { drawingOf, type Fonts, type PictureText } from './drawing.ts';
import { readFontMetrics } from './fontMetrics.ts';

/** Part of every cache key, so that a change of the rasterizer or its options does not reuse old results. */
const RASTERIZER = 'resvg-2.6.2';

export interface Picture extends PictureText {
  /** Output path, relative to the site. */
  file: string;
}

interface PictureOptions {
  /** The repository root, to find packages. */
  root: string;
  /** The folder of the built site. */
  folder: string;
  cacheFolder: string;
  progress?: (done: number, all: number) => void;
}

/** Draws social images as PNG, which all networks support; returns the number that was not cached. */
export async function drawPictures(
  pictures: readonly Picture[],
  { root, folder, cacheFolder, progress = () => {} }: PictureOptions,
): Promise<number> {
  const files = { regular: fontFile(root, '400Regular'), bold: fontFile(root, '700Bold') };
  const fonts: Fonts = {
    title: readFontMetrics(readFileSync(files.bold)),
    description: readFontMetrics(readFileSync(files.regular)),
  };
  let drawn = 0;
  for (const [index, picture] of pictures.entries()) {
    const svg = drawingOf(picture, fonts);
    const cached = join(cacheFolder, `${createHash('sha256').update(`${RASTERIZER}\n${svg}`).digest('hex')}.png`);
    if (!existsSync(cached)) {
      writeChanged(cached, rasterize(await withDemo(svg, picture, folder), Object.values(files)));
      drawn += 1;
    }
    const target = join(folder, picture.file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cached, target);
    progress(index + 1, pictures.length);
  }
  return drawn;
}

/** The rasterizer reads TrueType but not WOFF2; this package has the same font as TrueType. */
function fontFile(root: string, weight: string): string {
  return join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`);
}

function rasterize(svg: string, fontFiles: string[]): Buffer {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } }).render().asPng();
}

/** The rasterizer reads no WebP. The address of a picture names its content, so that the cache needs nothing else of it. */
async function withDemo(svg: string, { demo }: Picture, folder: string): Promise<string> {
  if (!demo) return svg;
  const png = await sharp(join(folder, demo)).png().toBuffer();
  return svg.replace(`href="${demo}"`, `href="data:image/png;base64,${png.toString('base64')}"`);
}
