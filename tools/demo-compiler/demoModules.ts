import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { addressesIn, readApiNames } from '../api-extractor/names.ts';
import { ContentError } from '../content-pipeline/index.ts';
import { createCachedCompiler } from './cachedCompiler.ts';
import type { CompiledDemo } from './compileDemo.ts';
import { codeFileOf, DEFINITION_FILE, folderOfCodeFile, folderOfFile, folderOfStyling } from './demoPaths.ts';
import { linkFacts } from './linkDemo.ts';

const ISLAND = '/demo.ts?demo';
const FRAME = '/demo.ts?demo-frame';
const THEME = 'virtual:demo-theme.css';
/** Bundlers recognize stylesheets by their extension. */
const THEME_ID = '/__demo-theme.css';

interface DemoModuleOptions {
  /** The repository root. */
  root: string;
  cacheFolder: string;
  /** The folder where `compileDemos` writes the code of demos, which browsers fetch on demand. */
  outFolder: string;
  /** The module that exports `createDemo`, which creates the island of a demo. */
  islandModule: string;
  /** The module that exports `createFrame`, which creates the static frame around it. */
  frameModule: string;
  /** Returns the custom properties of the demo theme, for a stylesheet that only pages with demos load. */
  themeStyles: () => string;
  /** The stylesheet for demos that use Tailwind. */
  tailwindStyles: string;
  /** License key of the commercial packages; without it, they show their watermark. */
  licenseKey?: string | undefined;
}

/**
 * `demos/multi-sorting/demo.ts?demo` is the demo as an island, and `?demo-frame` the static frame around it.
 */
export function demoModules(options: DemoModuleOptions): Plugin {
  const { root, cacheFolder, outFolder } = options;
  const compileOnce = createCachedCompiler(root, cacheFolder);

  async function compile(id: string): Promise<{ demo: CompiledDemo; folder: string }> {
    const folder = folderOfFile(root, id.slice(0, id.lastIndexOf('?')));
    if (!folder) throw new Error(`${id} is not in a folder of a demo.`);
    const { demo, problems } = await compileOnce(folder);
    if (!demo) throw new ContentError(problems);
    const addressOf = addressesIn(readApiNames(root));
    return { demo: { ...demo, facts: linkFacts(demo.facts, addressOf) }, folder };
  }

  return {
    name: 'demo-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === THEME) return THEME_ID;
      if (![ISLAND, FRAME].some((ending) => source.endsWith(ending))) return null;
      const resolved = await this.resolve(source.slice(0, source.lastIndexOf('?')), importer, { skipSelf: true });
      return resolved && resolved.id + source.slice(source.lastIndexOf('?'));
    },
    async load(id) {
      if (id === THEME_ID) return options.themeStyles();
      if (id.endsWith(ISLAND)) {
        const { demo, folder } = await compile(id);
        return islandCode(demo, folder, options, this.environment.name === 'client');
      }
      if (id.endsWith(FRAME)) {
        const { demo, folder } = await compile(id);
        return frameCode(demo, codeFileOf(outFolder, folder), options);
      }
      return null;
    },
    /** In development, a change to any file of a demo rewrites its code file; invalidate all its modules. */
    hotUpdate({ file }) {
      const folder = folderOfCodeFile(outFolder, file);
      const modules =
        folder && this.environment.moduleGraph.getModulesByFile(normalizePath(join(root, folder, DEFINITION_FILE)));
      return modules ? [...modules] : undefined;
    },
  };
}

/** The page imports the stylesheets, because Astro drops those that only a dynamic import in the browser refers to. */
function frameCode(
  { facts, styleSheets, isServerRendered }: CompiledDemo,
  codeFile: string,
  options: DemoModuleOptions,
): string {
  const isUnlicensed = facts.plan !== undefined && !options.licenseKey;
  return [
    `import { createFrame } from ${JSON.stringify(options.frameModule)};`,
    `import '${THEME}';`,
    ...(facts.stylings.includes('tailwind') ? [`import ${JSON.stringify(options.tailwindStyles)};`] : []),
    ...styleSheets.map((file, index) => `import classes${index} from ${JSON.stringify(join(options.root, file))};`),
    `import codeUrl from ${JSON.stringify(`${codeFile}?url`)};`,
    `export default createFrame(${JSON.stringify(facts)}, { codeUrl, isUnlicensed: ${isUnlicensed}, isServerRendered: ${isServerRendered}, classes: [${styleSheets.map((_, index) => `classes${index}`).join(', ')}] });`,
  ].join('\n');
}

/** A demo without server rendering is not imported on the server. */
function islandCode(
  demo: CompiledDemo,
  folder: string,
  { root, islandModule, licenseKey }: DemoModuleOptions,
  isClient: boolean,
): string {
  const { facts, shape, isServerRendered } = demo;
  const fileOf = (styling: (typeof facts.stylings)[number]) =>
    JSON.stringify(join(root, folderOfStyling(folder, styling), `${facts.name}.tsx`));
  const others = facts.stylings.filter((styling) => styling !== 'system');
  const isNeeded = isClient || isServerRendered;
  const needsLicense = isClient && facts.plan && licenseKey;
  return [
    `import { createDemo } from ${JSON.stringify(islandModule)};`,
    isNeeded && `import Demo from ${fileOf('system')};`,
    needsLicense && `import { LicenseInfo } from '@mui/x-license';`,
    needsLicense && `LicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)});`,
    `export default createDemo({`,
    isNeeded && `  Demo,`,
    !isClient && `  idPrefix: ${JSON.stringify(idPrefixOf(facts.id))},`,
    `  shape: ${JSON.stringify(shape)},`,
    `  isServerRendered: ${isServerRendered},`,
    isClient &&
      others.length > 0 &&
      `  stylings: { ${others.map((styling) => `${styling}: () => import(${fileOf(styling)})`).join(', ')} },`,
    `});`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Short, because ids repeat it; derived from the demo, so that its markup is the same on every page. */
function idPrefixOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 5);
}
