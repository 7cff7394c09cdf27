import type { Redirect } from '#model/redirects';
import { COMPRESSIBLE_EXTENSIONS } from '../contentTypes.ts';
import { HOSTILE_TARGET } from '../hostilePaths.ts';
import type { HostingPolicy } from '../policy.ts';
import { redirectTable } from '../redirectTable.ts';
import { siteRules } from '../siteRules.ts';
import { headerConfiguration } from './headerMaps.ts';
import { redirectMaps } from './redirectMaps.ts';
import { notFoundMap, serverBlock, type ServerBlockOptions } from './serverBlock.ts';
import { literal, map } from './syntax.ts';

export interface NginxOptions extends Omit<ServerBlockOptions, 'builtLanguages'> {
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

export interface StandaloneOptions extends NginxOptions {
  /** The file of the brotli_static module, when it has to be loaded. */
  brotliModule?: string;
}

const HEADER =
  '# Written by tools/hosting from the headers and redirects of the site. Do not edit: the next build replaces it.\n';

/** Maps and a server block, to be included at the `http` level of an existing nginx. */
export function nginxSite(options: NginxOptions): string {
  const { policy, redirects } = options;
  const headers = headerConfiguration(siteRules(policy));
  return [
    HEADER,
    answerMaps(),
    redirectMaps(redirectTable(redirects, policy.builtLanguages), policy.builtLanguages),
    headers.maps,
    notFoundMap(policy.builtLanguages),
    serverBlock({ ...options, builtLanguages: policy.builtLanguages }, headers.lines),
  ].join('\n');
}

/** A whole configuration for `nginx -p <folder> -c <file>`: one process in the foreground, all its files there. */
export function nginxStandalone(options: StandaloneOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp-${kind};`,
  );
  return `${options.brotliModule ? `load_module ${literal(options.brotliModule)};\n` : ''}daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events {
  worker_connections 4096;
}
http {
access_log off;
${temporary.join('\n')}
map_hash_max_size 16384;
map_hash_bucket_size 256;
variables_hash_max_size 2048;
${nginxSite(options)}
}
`;
}

function answerMaps(): string {
  const compressible = String.raw`~\.(?:${COMPRESSIBLE_EXTENSIONS.join('|')})$`;
  return [
    // An absolute address in the request line, which nginx takes apart before the rules could see it.
    map('$request', '$hosting_is_absolute', [
      ['default', '1'],
      ['~^[A-Z]+ /', '0'],
    ]),
    map('$hosting_is_absolute$request_uri', '$hosting_is_hostile', [
      ['default', '0'],
      ['~^1', '1'],
      [`~${HOSTILE_TARGET.replace('^', '^0')}`, '1'],
    ]),
    map('$status', '$hosting_allow', [['405', literal('GET, HEAD')]]),
    // Set here and not by gzip_vary, which knows nothing of brotli siblings.
    map('$uri', '$hosting_vary_by_type', [
      ['~/$', literal('Accept-Encoding')],
      [compressible, literal('Accept-Encoding')],
    ]),
    map('$status', '$hosting_vary', [
      ['default', '$hosting_vary_by_type'],
      ['~^30[12]$', '""'],
      ['~^40[05]$', '""'],
    ]),
  ].join('\n');
}
