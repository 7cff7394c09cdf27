import { PLAIN_TEXT, TYPE_BY_EXTENSION, TYPE_BY_PATH, UNKNOWN_TYPE } from '../contentTypes.ts';
import { NOT_FOUND_PAGE } from '../server/knownFiles.ts';
import { errorText } from '../server/errorResponses.ts';
import { REQUESTED_PATH } from './headerMaps.ts';
import { REDIRECT_LINES } from './redirectMaps.ts';
import { prefixedLanguages } from '../policy.ts';
import { literal, map } from './syntax.ts';

export interface ServerBlockOptions {
  /** The folder of the built site. */
  root: string;
  /** The argument of `listen`: a port, or an address with options. */
  listen: string;
  serverName?: string;
  /** Whether the brotli_static module is available; otherwise only gzip siblings are used. */
  hasBrotli: boolean;
  builtLanguages: readonly string[];
}

function notFoundPages(builtLanguages: readonly string[]): string[] {
  return [NOT_FOUND_PAGE, ...prefixedLanguages(builtLanguages).map((language) => `/${language}${NOT_FOUND_PAGE}`)];
}

/** Selects the 404 page by the language prefix of the path. */
export function notFoundMap(builtLanguages: readonly string[]): string {
  const languages = prefixedLanguages(builtLanguages).map((language): [string, string] => [`~^/${language}/`, literal(`/${language}${NOT_FOUND_PAGE}`)]);
  return map('$request_uri', '$hosting_not_found', [['default', literal(NOT_FOUND_PAGE)], ...languages]);
}

/** The `server { }` block. It checks requests in the same order as `decide`. */
export function serverBlock({ root, listen, serverName, hasBrotli, builtLanguages }: ServerBlockOptions, headerLines: string): string {
  const parts = [
    `listen ${listen};`,
    ...(serverName ? [`server_name ${serverName};`] : []),
    `root ${literal(root)};`,
    SETTINGS,
    // brotli_static randomly misses files if symbolic links are disabled (google/ngx_brotli#123).
    hasBrotli ? 'brotli_static on;' : 'disable_symlinks on from=$document_root;',
    types(),
    headerLines,
    QUESTIONS,
    ...notFoundPages(builtLanguages).map((page) => `location = ${page} {\n  internal;\n}`),
    LOCATIONS,
    ...[...TYPE_BY_PATH].map(([path, type]) => `location = ${path} {\n  types {}\n  default_type ${literal(type)};\n}`),
    methodNotAllowed(),
  ];
  return `server {\n${indented(parts.join('\n\n'))}\n}\n`;
}

const SETTINGS = `absolute_redirect off;
server_tokens off;
merge_slashes off;
max_ranges 1;
etag on;
gzip off;
gzip_static on;
gzip_proxied any;
open_file_cache max=10000 inactive=60s;
open_file_cache_valid 10s;
open_file_cache_errors on;
sendfile on;
tcp_nopush on;
large_client_header_buffers 4 128k;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 60s;
keepalive_timeout 10s;
keepalive_requests 10000;
reset_timedout_connection on;
error_page 403 =404 $hosting_not_found;
error_page 404 $hosting_not_found;
error_page 405 @method_not_allowed;`;

const QUESTIONS = `set ${REQUESTED_PATH} $uri;
if ($hosting_is_hostile) {
  return 400;
}
if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}
${REDIRECT_LINES}`;

const LOCATIONS = `location ~ "/\\.|^/_(?:headers|redirects)$|\\.(?:br|gz)$" {
  return 404;
}

location ~ "/$" {
  try_files "\${uri}index.html" =404;
}

location ~ "^(?<hosting_page>/(?:.*/)?)index\\.html$" {
  if (-f $request_filename) {
    return 301 $hosting_page$is_args$args;
  }
  return 404;
}

location ~ "^(?<hosting_page>/.+)\\.html$" {
  if (-f "$document_root$hosting_page/index.html") {
    return 301 $hosting_page/$is_args$args;
  }
  try_files $uri =404;
}

location / {
  try_files $uri @page_without_slash;
}

location @page_without_slash {
  if (-f "$document_root$uri/index.html") {
    return 301 $uri/$is_args$args;
  }
  return 404;
}`;

function types(): string {
  const lines = [...TYPE_BY_EXTENSION].map(([extension, type]) => `  ${literal(type)} ${extension};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type ${literal(UNKNOWN_TYPE)};`;
}

/** A request that nginx cannot parse has no location, so 400 keeps the built-in error page of nginx. */
function methodNotAllowed(): string {
  const text = literal(errorText(405).trimEnd()).slice(1, -1);
  return `location @method_not_allowed {
  types {}
  default_type ${literal(PLAIN_TEXT)};
  return 405 "${text}\\n";
}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
