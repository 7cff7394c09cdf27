import type { Import } from './readImports.ts';

/** Imports point down this list, never up or sideways. */
const LAYERS = ['pages', 'layouts', 'shell', 'features', 'services', 'ui', 'model', 'lib'] as const;
type Layer = (typeof LAYERS)[number];

/** Layers made of rooms: one folder each, imported only through its entry points, and independent of each other. */
const ROOM_LAYERS: readonly Layer[] = ['features', 'services'];
/** Layers that may import content, the model because its ids come from it; components receive it as props. */
const READS_CONTENT: readonly Layer[] = ['pages', 'layouts', 'services', 'model'];
const ENTRY_FILES = /^(?:index|browser|boot)\.ts$|^styles\.css$/;

/**
 * The rooms of tools, from what people call down to what all of them use. A room imports only rooms of lower rows; the
 * test files of a room may import any.
 */
const TOOLS: readonly (readonly string[])[] = [
  ['commands'],
  ['bench', 'dev-server', 'ad-network', 'pictures'],
  ['testing'],
  ['build'],
  ['checks', 'for-machines', 'mcp', 'offline', 'playground-types', 'search-index'],
  ['demo-compiler', 'playground-runtime'],
  ['content-pipeline', 'hosting', 'api-history'],
  ['api-extractor', 'fonts'],
  ['workspace'],
];

interface Place {
  area: 'src' | 'content' | 'tools' | 'tests' | 'root';
  layer?: Layer;
  /** `features/ads`, or the layer itself if it is a single room. */
  room?: string;
  /** Path relative to the room. */
  inside: string;
}

/** The violated rule, or `undefined`. */
export function violationOf({ from, specifier, to }: Import): string | undefined {
  const here = placeOf(from);
  if (here.area === 'tests') return undefined;
  if (specifier.startsWith('astro:') && !isAstroLayer(here)) return 'only pages and layouts may use Astro';
  if (from.endsWith('.astro') && !isAstroLayer(here)) return 'only pages and layouts contain .astro files';
  if (!to) return undefined;

  const there = placeOf(to);
  if (there.area === 'tests') return 'only tests import tests';
  if (here.area === 'src') return violationInSrc(here, there);
  if (here.area === 'content') {
    const isBeside = there.area === 'content' || isContract(there);
    return isBeside ? undefined : 'content imports npm packages, model and lib, nothing else of ours';
  }
  if (here.area === 'tools') {
    if (there.area === 'tools') return violationInTools(from, here, there);
    const isAllowed = there.area === 'content' || isContract(there) || isPartOfServer(here, there);
    return isAllowed ? undefined : 'tools import npm packages, content, model and lib, nothing else of ours';
  }
  return undefined;
}

function violationInSrc(here: Place, there: Place): string | undefined {
  if (there.area === 'tools') return 'src never imports tools; read their output through a typed loader';
  if (there.area === 'content') {
    return here.layer && READS_CONTENT.includes(here.layer) ? undefined : `${here.layer} gets content passed in`;
  }
  if (there.area !== 'src' || !here.layer || !there.layer) return undefined;
  if (here.room === there.room) return undefined;
  if (LAYERS.indexOf(there.layer) < LAYERS.indexOf(here.layer)) return `${here.layer} is below ${there.layer}`;
  if (there.layer === here.layer) {
    return ROOM_LAYERS.includes(here.layer) ? 'two rooms of one layer never import each other' : undefined;
  }
  const hasEntryFiles = ROOM_LAYERS.includes(there.layer) || there.layer === 'ui' || there.layer === 'shell';
  if (hasEntryFiles && !ENTRY_FILES.test(there.inside))
    return `${there.room} is imported only through its index.ts, browser.ts or boot.ts`;
  return undefined;
}

function violationInTools(from: string, here: Place, there: Place): string | undefined {
  if (here.room === there.room || /\.test\.tsx?$/.test(from)) return undefined;
  const rowOf = ({ room }: Place) => TOOLS.findIndex((rooms) => rooms.some((name) => name === room));
  if (rowOf(there) === -1) return `${there.room} is in no row of tools/checks/imports/rules.ts`;
  return rowOf(there) > rowOf(here) ? undefined : `${here.room} is not above ${there.room}`;
}

/** The MCP server is a program for readers, made of the same services as the site. */
function isPartOfServer(here: Place, { layer, inside }: Place) {
  return here.room === 'mcp' && here.inside.startsWith('server/') && layer === 'services' && ENTRY_FILES.test(inside);
}

function isContract(place: Place) {
  return place.area === 'src' && (place.layer === 'model' || place.layer === 'lib');
}

function isAstroLayer({ area, layer }: Place) {
  return area === 'root' || layer === 'pages' || layer === 'layouts';
}

function placeOf(file: string): Place {
  const [area = '', ...rest] = file.split('/');
  if (area === 'tools') return { area, room: rest[0] ?? '', inside: rest.slice(1).join('/') };
  if (area === 'content' || area === 'tests') return { area, inside: rest.join('/') };
  if (area !== 'src') return { area: 'root', inside: file };
  const layer = LAYERS.find((name) => name === rest[0]);
  // Files directly in src, such as the content collections, count as pages.
  if (!layer) return { area: 'src', layer: 'pages', room: 'pages', inside: rest.join('/') };
  const depth = ROOM_LAYERS.includes(layer) ? 2 : 1;
  return { area: 'src', layer, room: rest.slice(0, depth).join('/'), inside: rest.slice(depth).join('/') };
}
