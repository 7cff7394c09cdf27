import type { Redirect } from '#model/redirects';
import { TYPE_BY_EXTENSION, TYPE_BY_PATH, UNKNOWN_TYPE } from '../contentTypes.ts';
import { HOSTILE_TARGET } from '../hostilePaths.ts';
import { type HostingPolicy, prefixedLanguages } from '../policy.ts';
import { unbuiltLanguagePattern } from '../redirects.ts';
import { redirectTable } from '../redirectTable.ts';
import { siteRules } from '../siteRules.ts';
import { headerConfiguration } from './headers.ts';
import { escapedForRegex, literal, quoted } from './syntax.ts';

interface NginxOptions {
  /** The folder of the built site. */
  root: string;
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

/** Maps and a server block for the `http` level of a stock nginx; it checks in the same order as `decide`. */
export function nginxSite({ root, policy, redirects }: NginxOptions): string {
  const { builtLanguages } = policy;
  const { maps, lines } = headerConfiguration(siteRules(policy));
  return `# Written by the build. Copy it to /etc/nginx/conf.d/docs.conf, and set listen, server_name and root there.
${maps.join('\n')}

server {
  listen 80;
  root ${literal(root)};
  absolute_redirect off;
  merge_slashes off;
  server_tokens off;
  client_header_timeout 10s;
  gzip_static on;
  gzip_proxied any;
  # With the brotli_static module, write "brotli_static on;" instead of this line; with both, it misses files.
  disable_symlinks on from=$document_root;
  error_page 403 =404 /404.html;
  error_page 404 /404.html;
  default_type ${UNKNOWN_TYPE};
  types {
    ${typeLines().join('\n    ')}
  }

  ${lines.join('\n  ')}

  if ($request_uri ~ ${quoted(HOSTILE_TARGET)}) { return 400; }
  if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
  ${redirectLines(redirects, builtLanguages).join('\n  ')}
  if ($request_uri ~ "^(/[^?]*?)//+([^?]*)") { return 301 $1/$2$is_args$args; }
  if ($request_uri ~ ${quoted(unbuiltLanguagePattern(builtLanguages))}) { return 301 $1$is_args$args; }
  if ($request_uri ~ "^([^?]*?)(?:/index)?[.]html(?:[?]|$)") { return 301 $1/$is_args$args; }

  location ~ "/[.]|^/_(?:headers|redirects)$|[.](?:br|gz)$" { return 404; }
  ${locations(builtLanguages).join('\n  ')}
}
`;
}

function typeLines(): string[] {
  const byType = Map.groupBy(TYPE_BY_EXTENSION, ([, type]) => type);
  return [...byType].map(([type, files]) => `${literal(type)} ${files.map(([extension]) => extension).join(' ')};`);
}

function redirectLines(redirects: readonly Redirect[], builtLanguages: readonly string[]): string[] {
  return [...redirectTable(redirects, builtLanguages)].map(([from, { to, status }]) => {
    const pattern = from === '/' ? '^/$' : `^${escapedForRegex(from)}/?$`;
    return `rewrite ${quoted(pattern)} ${location(to)} ${status === 301 ? 'permanent' : 'redirect'};`;
  });
}

/** nginx adds the query of the request at the end, which is wrong after a hash; a final "?" prevents it. */
function location(to: string): string {
  return to.includes('#') ? literal(to).replace('#', '$is_args$args#').replace(/"$/, '?"') : literal(to);
}

function locations(builtLanguages: readonly string[]): string[] {
  const pages = prefixedLanguages(builtLanguages).map((language) => [`/${language}/`, `/${language}/404.html`]);
  return [
    ...pages.map(([folder, page]) => `location ${folder} { error_page 403 =404 ${page}; error_page 404 ${page}; }`),
    ...[...TYPE_BY_PATH].map(([path, type]) => `location = ${path} { types { } default_type ${literal(type)}; }`),
  ];
}
