import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redirect } from '#model/redirects';
import { nginxSite } from './nginx/configuration.ts';
import type { HostingPolicy } from './policy.ts';
import { headersFile, redirectsFile } from './staticHost.ts';

export interface HostingFilesOptions {
  /** The folder of the built site. */
  dist: string;
  /** Where the nginx configuration goes; it must not be served. */
  outDir: string;
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

/** Writes what other hosts need to answer as our own server does: `_headers`, `_redirects`, and `nginx.conf`. */
export async function writeHostingFiles({ dist, outDir, policy, redirects }: HostingFilesOptions): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const root = await realpath(dist);
  await writeFile(join(dist, '_headers'), headersFile(policy));
  await writeFile(join(dist, '_redirects'), redirectsFile(redirects, policy.builtLanguages));
  await writeFile(join(outDir, 'nginx.conf'), nginxSite({ policy, redirects, root, listen: '80', hasBrotli: true }));
}
