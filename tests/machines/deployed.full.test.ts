import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOfPicture, PICTURE_SIZE } from '#model/machine-files';
import { mainSite } from '../../tools/build/siteTarget.ts';
import { serveSite } from '../support/server.ts';
import { pagePaths } from './builtPages.ts';

/** Files that only a deployed build has: social images and compressed files. */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const { get } = serveSite(mainSite);

describe('social images', () => {
  it('are PNG files of the declared size', () => {
    for (const path of pagePaths) {
      const png = readFileSync(join(mainSite.folder, pathOfPicture(path)));
      expect(png.subarray(0, 8), path).toEqual(PNG_SIGNATURE);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
    }
  });

  it('can be embedded by other sites', async () => {
    const { headers } = await get(pathOfPicture('/x/introduction'));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('Markdown versions', () => {
  it.each(['/x/introduction.md', '/x/react-data-grid/sorting.md', '/x/api/data-grid/data-grid.md'])(
    '%s is served compressed',
    async (path) => {
      const { headers } = await get(path);
      expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([
        'text/markdown; charset=utf-8',
        'br',
      ]);
    },
  );
});
