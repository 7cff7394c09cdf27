/** The projects that guides offer for download: every folder with a `package.json` next to a page. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import type { APIRoute } from 'astro';
import { pathOfFolder } from '#model/page';
import { zip } from '#services/project-export';

const SLASH = /\\/g;

export const getStaticPaths = () =>
  globSync('content/*/**/package.json').map((name) => {
    const folder = dirname(name.replace(SLASH, '/'));
    const path = `${pathOfFolder(dirname(folder).slice('content/'.length))}/${basename(folder)}`;
    return { params: { project: path.slice('/x/'.length) }, props: { folder } };
  });

export const GET: APIRoute<{ folder: string }> = ({ props: { folder } }) => {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replace(SLASH, '/'));
  const files = names
    .sort()
    .map((name) => [join(basename(folder), name), readFileSync(join(folder, name), 'utf8')] as const);
  return new Response(zip(new Map(files)), { headers: { 'Content-Type': 'application/zip' } });
};
