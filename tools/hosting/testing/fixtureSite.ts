import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Redirect } from '#model/redirects';
import { isCompressible } from '../contentTypes.ts';
import type { HostingPolicy } from '../policy.ts';

export const policy: HostingPolicy = {
  isHttps: true,
  scriptHosts: ['https://ads.example.com'],
  connectHosts: ['https://feed.example.com'],
  styleHosts: [],
  fontHosts: [],
  builtLanguages: ['en', 'zh'],
  inlineScriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  previousInlineScriptHashes: [],
  extraRules: [{ path: '/x/playground-frame/', headers: { 'Content-Security-Policy': 'sandbox allow-scripts' } }],
};

export const redirects: readonly Redirect[] = [
  { from: '/x/react-data-grid/columns', to: '/x/react-data-grid/sorting/', status: 301 },
  { from: '/x/license', to: 'https://mui.example.com/legal/eula/#top', status: 301 },
  { from: '/r/x-get-license', to: 'https://shop.example.com/x/?utm_source=docs', status: 302 },
  { from: '/x', to: '/x/introduction/', status: 302 },
];

const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title><p>${title} `.padEnd(600, '.');

/** All kinds of files that rules distinguish, and files that must never be served. */
const files: Record<string, string | Buffer> = {
  '404.html': page('This page does not exist'),
  'zh/404.html': page('找不到页面'),
  'x/introduction/index.html': page('Introduction'),
  'x/react-data-grid/index.html': page('Data Grid'),
  'x/react-data-grid/sorting/index.html': page('Sorting'),
  'x/react-data-grid/columns/index.html': page('Hidden behind a redirect'),
  'x/playground-frame/index.html': page('Frame'),
  'zh/x/introduction/index.html': page('介绍'),
  'playground/index.html': page('Playground'),
  'x/sw.js': `self.oninstall = () => {};${'/'.repeat(400)}`,
  'x/introduction.md': `# Introduction\n${'text '.repeat(100)}`,
  'x/tiny.txt': 'tiny',
  'x/empty.txt': '',
  '_astro/app.Dk3.js': `export const a = 1;${' '.repeat(400)}`,
  '_astro/app.Dk3.css': `a{color:red}${' '.repeat(400)}`,
  '_astro/inter.woff2': Buffer.alloc(500, 'w'),
  'static/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(400)}</svg>`,
  'static/photo.png': Buffer.alloc(300, 'p'),
  'static/large.bin': Buffer.alloc(100_000, 'b'),
  'r/pro.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(400)}</svg>`,
  'speculation-rules.json': `{"prefetch":[]}${' '.repeat(400)}`,
  'robots.txt': 'User-agent: *\n',
  'favicon.ico': Buffer.alloc(300, 'i'),
  _headers: '/*\n  Secret: yes\n',
  _redirects: '/secret /x/ 301\n',
  '.env': 'SECRET=1\n',
  'x/.hidden/index.html': page('Hidden'),
};

export interface FixtureSite {
  readonly root: string;
  remove(): void;
}

/** Writes the site with compressed siblings into a temporary folder, next to a file that must not be reachable. */
export function createFixtureSite(): FixtureSite {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const root = join(folder, 'dist');
  for (const [path, content] of Object.entries(files)) write(join(root, path), content);
  write(join(folder, 'outside.txt'), 'outside of the site');
  write(join(folder, 'outside', 'index.html'), page('Outside'));
  symlinkSync(join(folder, 'outside.txt'), join(root, 'x', 'linked.txt'));
  symlinkSync(join(folder, 'outside'), join(root, 'x', 'linked'));
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (content.length <= 200 || !isCompressible(path)) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}
