import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Redirect } from '#model/redirects';
import { UserError } from '../workspace/failGracefully.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { nginxSite } from './nginx/site.ts';
import type { HostingPolicy } from './policy.ts';
import { liveRedirects } from './redirectTable.ts';
import { headersFile, redirectsFile } from './staticHost.ts';

interface HostingFilesOptions {
  /** The folder of the built site. */
  dist: string;
  /** Output folder of the nginx configuration, which must not be served. */
  outDir: string;
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

/** Writes the files that other hosts need to respond like our server: `_headers`, `_redirects` and `nginx.conf`. */
export async function writeHostingFiles({ dist, outDir, policy, redirects: all }: HostingFilesOptions): Promise<void> {
  const redirects = liveRedirects(all, dist);
  await refuseLinks(dist);
  refuseHiddenPages(dist, redirects);
  writeChanged(join(dist, '_headers'), headersFile(policy));
  writeChanged(join(dist, '_redirects'), redirectsFile(redirects, policy.builtLanguages));
  writeChanged(join(outDir, 'nginx.conf'), nginxSite({ policy, redirects, root: resolve(dist) }));
}

/** Our server skips symbolic links, but other hosts follow them, possibly out of the site. */
async function refuseLinks(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new UserError(`${join(link.parentPath, link.name)} is a symbolic link; a built site may contain only files.`);
}

/** Our server and nginx would redirect, but some hosts would show the page. */
function refuseHiddenPages(dist: string, redirects: readonly Redirect[]): void {
  const hidden = redirects.find(({ from }) => existsSync(join(dist, from, 'index.html')));
  if (hidden)
    throw new UserError(`${hidden.from} is a page of the site and a redirect to ${hidden.to}; remove one of them.`);
}
