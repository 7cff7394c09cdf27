import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME_PATH } from '#model/playground';
import { TYPES_MANIFEST_PATH } from '#model/type-packs';
import { inThread } from '../workspace/inThread.ts';
import { cache, root } from '../workspace/paths.ts';
import { contentTypeOf } from '../hosting/contentTypes.ts';
import { buildPlayground } from '../playground-runtime/index.ts';

const FOLDER = join(cache, 'dev-playground');
const BUNDLES = /^\/(?:static|_astro)\/playground\//;

/** A build adds the playground's frame, bundles and declarations to the site; in development they are built on demand. */
export function playgroundFiles(): Plugin {
  let frame: ReturnType<typeof buildPlayground> | undefined;
  let types: Promise<void> | undefined;

  async function read(path: string) {
    frame ??= buildPlayground(root, FOLDER, join(cache, 'playground'));
    if (path === TYPES_MANIFEST_PATH)
      await (types ??= inThread(
        new URL('../playground-types/index.ts', import.meta.url),
        'buildTypes',
        root,
        FOLDER,
        join(cache, 'playground-types'),
      ));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const headers = (await frame).find((rule) => rule.path === path)?.headers;
    return { headers: { ...headers, 'Content-Type': contentTypeOf(file) }, body: await readFile(join(FOLDER, file)) };
  }

  return {
    name: 'playground-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== FRAME_PATH && !BUNDLES.test(pathname)) return next();
        read(pathname).then(({ headers, body }) => response.writeHead(200, headers).end(body), next);
      });
    },
  };
}
