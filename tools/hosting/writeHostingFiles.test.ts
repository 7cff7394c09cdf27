import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixtureSite, type FixtureSite, policy, redirects } from './testing/fixtureSite.ts';
import { writeHostingFiles } from './writeHostingFiles.ts';

let site: FixtureSite;
beforeEach(() => {
  site = createFixtureSite();
});
afterEach(() => site.remove());

function removeLinks(): void {
  rmSync(join(site.root, 'x', 'linked'));
  rmSync(join(site.root, 'x', 'linked.txt'));
}

it('writes the files for static hosts into the site, and the nginx configuration outside of it', async () => {
  removeLinks();
  rmSync(join(site.root, 'x', 'react-data-grid', 'columns'), { recursive: true });
  const outDir = join(site.root, '..', 'generated', 'hosting');
  await writeHostingFiles({ dist: site.root, outDir, policy, redirects });
  expect(readFileSync(join(site.root, '_headers'), 'utf8')).toContain('X-Content-Type-Options: nosniff');
  expect(readFileSync(join(site.root, '_redirects'), 'utf8')).toContain('/ /x/ 302');
  expect(readFileSync(join(outDir, 'nginx.conf'), 'utf8')).toContain(`root "${site.root}";`);
});

it('rejects a site with symbolic links before writing anything', async () => {
  const outDir = join(site.root, '..', 'generated');
  await expect(writeHostingFiles({ dist: site.root, outDir, policy, redirects })).rejects.toThrow(
    /linked.* is a symbolic link/,
  );
  expect(existsSync(outDir)).toBe(false);
});

it('rejects a redirect from an existing page', async () => {
  removeLinks();
  const outDir = join(site.root, '..', 'generated');
  await expect(writeHostingFiles({ dist: site.root, outDir, policy, redirects })).rejects.toThrow(
    '/x/react-data-grid/columns is a page of the site and a redirect to /x/react-data-grid/sorting/',
  );
});
