import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unpack } from '../../demos/support/unpack.ts';
import { serveSite } from '../../support/server.ts';
import { readBuilt } from '../../support/site.ts';

const PAGE = 'x/react-data-grid/server-side-data/backend/';
const PROJECT = 'content/data-grid/server-side-data/backend/orders-backend';

describe('the download of the backend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backend-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { get } = serveSite();

  it('is an archive of the project, linked from the page', async () => {
    expect(readBuilt(`${PAGE}index.html`)).toContain(`href="/${PAGE}orders-backend.zip"`);
    const response = await get(`/${PAGE}orders-backend.zip`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    unpack(new Uint8Array(await response.arrayBuffer()), folder);
    const files = globSync('**/*.*', { cwd: PROJECT }).sort();
    expect(files).toContain('package.json');
    expect(globSync('**/*.*', { cwd: join(folder, 'orders-backend') }).sort()).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(folder, 'orders-backend', file), 'utf8')).toBe(
        readFileSync(join(PROJECT, file), 'utf8'),
      );
  });
});
