import { readFileSync } from 'node:fs';
import { pathOfPicture, pathOfTwin, PICTURE_SIZE } from '#model/machine-files';
import { expect, test } from '../support/fixtures.ts';
import { pagePaths, readFile, siteUrl } from './builtPages.ts';
import { SITE_FOLDER } from '../support/site.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function headOf(path: string): string {
  return readFile(`${path}/index.html`).split('</head>')[0] ?? '';
}

function metaOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1];
}

test.describe('heads of pages', () => {
  test('name the twin as an alternate', () => {
    const missing = pagePaths.filter((path) => !headOf(path).includes(`<link rel="alternate" type="text/markdown" hreflang="en" href="${siteUrl}${pathOfTwin(path)}"`));
    expect(missing).toEqual([]);
  });

  test('name a picture of their own, which is a PNG of the size they say', () => {
    for (const path of pagePaths) {
      const head = headOf(path);
      expect(metaOf(head, 'og:image'), path).toBe(siteUrl + pathOfPicture(path));
      expect([metaOf(head, 'og:image:width'), metaOf(head, 'og:image:height')]).toEqual([String(PICTURE_SIZE.width), String(PICTURE_SIZE.height)]);
      expect(metaOf(head, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(head, 'og:title'), path).toBeTruthy();
      const png = readFileSync(`${SITE_FOLDER}${pathOfPicture(path)}`);
      expect(png.subarray(0, 8), path).toEqual(PNG_SIGNATURE);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
    }
  });

  test('of pages that are not to be found name neither', () => {
    for (const file of ['404.html', 'x/demos/introduction/overview/parts-in-stock/index.html']) {
      const head = readFile(file).split('</head>')[0] ?? '';
      expect(head).not.toContain('og:image');
      expect(head).not.toContain('text/markdown');
    }
  });

  test('let other sites show the picture', async ({ request }) => {
    const response = await request.get(pathOfPicture('/x/introduction'));
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
