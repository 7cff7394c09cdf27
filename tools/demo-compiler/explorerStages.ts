import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const STAGE = '/explorer.ts?stage';

interface ExplorerStageOptions {
  /** The module that exports `createDemo`. */
  islandModule: string;
  /** The module that exports `createStage`, which shows the component of an explorer. */
  stageModule: string;
  licenseKey?: string | undefined;
}

/** `content/explorer/bar-chart/explorer.ts?stage` is the component of an explorer as an island, like a demo. */
export function explorerStages({ islandModule, stageModule, licenseKey }: ExplorerStageOptions): Plugin {
  return {
    name: 'explorer-stages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(STAGE)) return null;
      const resolved = await this.resolve(source.slice(0, source.lastIndexOf('?')), importer, { skipSelf: true });
      return resolved && `${resolved.id}?stage`;
    },
    load(id) {
      if (!id.endsWith(STAGE)) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      const text = readFileSync(file, 'utf8');
      const isClient = this.environment.name === 'client';
      const [, shape = 'plain'] = /\bshape: '(\w+)'/.exec(text) ?? [];
      // A grid draws nothing on the server, and its stylesheet would become one of the page.
      const isServerRendered = shape !== 'grid';
      const isNeeded = isClient || isServerRendered;
      const isLicensed = isClient && licenseKey && /\b(?:pro|premium): \[/.test(text);
      const idPrefix = createHash('sha256')
        .update(basename(dirname(file)))
        .digest('hex')
        .slice(0, 5);
      const names = (...lines: (string | false | undefined)[]) => lines.filter(Boolean).join('\n');
      const code = names(
        `import { createDemo } from ${JSON.stringify(islandModule)};`,
        isNeeded && `import { createStage } from ${JSON.stringify(stageModule)};`,
        isNeeded && `import definition from ${JSON.stringify(file)};`,
        isNeeded && `import * as parts from ${JSON.stringify(join(dirname(file), 'components.ts'))};`,
        isLicensed && `import { LicenseInfo } from '@mui/x-license';`,
        isLicensed && `LicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)});`,
        `export const isLicensed = ${Boolean(licenseKey)};`,
        `export default createDemo({`,
        isNeeded && `  Demo: createStage(definition, parts),`,
        `  idPrefix: ${JSON.stringify(idPrefix)},`,
        `  shape: ${JSON.stringify(shape)},`,
        `  isServerRendered: ${isServerRendered},`,
        `});`,
      );
      return { code, meta: { astro: islandIn(id) } };
    },
  };
}

/** Astro bundles the islands that it knows from static imports; this tells it of one that a page imports by its path. */
function islandIn(id: string) {
  return {
    hydratedComponents: [{ exportName: 'default', localName: '', specifier: id, resolvedPath: id }],
    clientOnlyComponents: [],
    serverComponents: [],
    scripts: [],
    propagation: 'none',
    containsHead: false,
    pageOptions: {},
  };
}
