import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { PICTURE_SIZE } from '#model/machine-files';
import { drawingOf } from './drawing.ts';
import { drawPictures } from './drawPictures.ts';
import { readFontMetrics } from './fontMetrics.ts';
import { wrapText } from './wrapText.ts';

const letters = (text: string) => text.length;
const font = readFontMetrics(readFileSync('node_modules/@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));

describe('wrapText', () => {
  it('breaks between words, and inside long names at capital letters', () => {
    expect(wrapText('sort the rows', 8, 3, letters)).toEqual(['sort the', 'rows']);
    expect(wrapText('useGridApiContext', 10, 3, letters)).toEqual(['useGridApi', 'Context']);
  });

  it('truncates text that does not fit with an ellipsis', () => {
    expect(wrapText('one two three four', 9, 1, letters)).toEqual(['one two…']);
  });

  it('never exceeds the number of lines, or the width unless a line is a single word', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, maxLines) => {
          const lines = wrapText(text, width, maxLines, letters);
          expect(lines.length).toBeLessThanOrEqual(maxLines);
          for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
        },
      ),
    );
  });
});

describe('readFontMetrics', () => {
  it('measures letters of different width and scales with the size', () => {
    const at20 = font(20);
    expect(at20('W')).toBeGreaterThan(2 * at20('i'));
    expect(font(40)('Sorting')).toBeCloseTo(2 * at20('Sorting'));
  });

  it('rejects a file that is not a font', () => {
    expect(() => readFontMetrics(Buffer.alloc(64))).toThrow('The font has no table "head"');
  });
});

describe('drawings', () => {
  it('escape markup', () => {
    const svg = drawingOf(
      { section: 'MUI X', title: 'A<b> & c', description: 'D' },
      { title: font, description: font },
    );
    expect(svg).toContain('A&lt;b&gt; &amp; c');
  });
});

describe('drawPictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes PNG files of the right size, and draws each image once', async () => {
    const options = { root: process.cwd(), folder: join(folder, 'dist'), cacheFolder: join(folder, 'cache') };
    const picture = {
      file: '/static/social/a.png',
      section: 'MUI X',
      title: 'Sorting',
      description: 'Sort rows.',
      plan: 'Pro',
    };
    expect(await drawPictures([picture, { ...picture, file: '/static/social/b.png' }], options)).toBe(1);
    expect(await drawPictures([picture, { ...picture, title: 'Filtering' }], options)).toBe(1);
    const png = readFileSync(join(folder, 'dist/static/social/b.png'));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
  });

  it('show the picture of a demo beside the text', async () => {
    const options = { root: process.cwd(), folder: join(folder, 'dist'), cacheFolder: join(folder, 'cache') };
    const demo = '/static/pictures/react-charts/Bars.0a1b2c.light.webp';
    mkdirSync(dirname(join(options.folder, demo)), { recursive: true });
    await sharp({ create: { width: 432, height: 288, channels: 3, background: '#00ff00' } })
      .webp()
      .toFile(join(options.folder, demo));
    const picture = { file: '/static/social/c.png', section: 'MUI X', title: 'Bars', description: 'Draw bars.', demo };
    await drawPictures([picture], options);
    const drawn = sharp(join(options.folder, picture.file));
    const colorAt = async (left: number, top: number) =>
      [...(await drawn.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())].map(
        (value) => value > 128,
      );
    expect(await colorAt(900, 340)).toEqual([false, true, false]);
    expect(await colorAt(300, 340)).toEqual([true, true, true]);
  });
});
