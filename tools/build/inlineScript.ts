import type { Plugin } from 'vite';
import { bundleScript } from '../workspace/bundleScript.ts';

const SUFFIX = '?inline-script';

/**
 * `import text from './boot.ts?inline-script'` returns the module bundled and minified, as the text of a classic script.
 * Code that runs before paint can be ordinary TypeScript, and its hash can be listed in the Content-Security-Policy.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleScript(entry))};`;
    },
  };
}
