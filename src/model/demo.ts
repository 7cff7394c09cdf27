/** Demos: their definition, and what the build derives from their source. */
import type { PictureStamp } from '#model/demo-picture';

export type CodeVariant = 'TS' | 'JS';
export type CodeStyling = 'system' | 'css' | 'tailwind';

export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
export const CODE_STYLINGS: readonly CodeStyling[] = ['system', 'css', 'tailwind'];

/** `demo.ts` next to the source of a demo. */
export interface DemoDefinition {
  /** What the demo shows, in a few words; used by screen readers, sandboxes and its standalone page. */
  title: string;
  /** Reserved height in pixels, on a narrow and a wide stage if they differ, so that hydration causes no layout shift. */
  height: number | readonly [narrow: number, wide: number];
  /**
   * `false` for demos that can't render on the server, or whose output depends on time or location. Implied for grids;
   * `true` for a demo with a grid that renders something else in its place.
   */
  ssr?: boolean;
  /** By default, charts, grids and Pro trees fill the stage, and everything else is centered. */
  layout?: 'fill' | 'center';
  /**
   * Shown before the full code: from the line that starts with `first` to the next, equally indented one with `last`. By
   * default, the JSX that the demo returns, or the largest short element of a documented component in it. Two more texts add
   * a second part, such as JSX after a constant that it passes on.
   */
  excerpt?: Excerpt;
  /** Part of the name of a button that opens what the picture of the demo shows. */
  picture?: string;
  /** No ad below the code of this demo. */
  ads?: false;
}

/** The first and the last line of one or two parts. */
export type Excerpt =
  | readonly [first: string, last: string]
  | readonly [first: string, last: string, otherFirst: string, otherLast: string];

export function defineDemo(definition: DemoDefinition): DemoDefinition {
  return definition;
}

/**
 * A token of highlighted code: plain text, a Prism class with nested tokens, or, without a class, a link to the reference.
 * Compact as JSON, without markup.
 */
export type CodeToken = string | readonly [className: string, content: readonly CodeToken[], href?: string];
export type CodeLine = readonly CodeToken[];

export interface DemoFile {
  /** `MultiSorting.tsx`. */
  name: string;
  lines: readonly CodeLine[];
  /** What changes with the language of demos, by what of the demo has texts in it: `pickers dayjs`. */
  localized?: Readonly<Record<string, readonly LineEdit[]>>;
}

/** Lines that replace others, with placeholders for names of locales (`model/demo-language.ts`). */
export type LineEdit = readonly [at: number, removed: number, lines: readonly CodeLine[]];

/** The plain text of a file. */
export function textOfFile({ lines }: DemoFile): string {
  return `${lines.map((line) => line.map(textOfToken).join('')).join('\n')}\n`;
}

function textOfToken(token: CodeToken): string {
  return typeof token === 'string' ? token : token[1].map(textOfToken).join('');
}

/** The packages of a demo with exact versions. */
export interface DemoPackages {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The files of a demo in one styling, starting with the demo itself. */
export type DemoSources = Readonly<Record<CodeVariant, readonly DemoFile[]>> & {
  readonly packages: Readonly<Record<CodeVariant, DemoPackages>>;
  /** What of it depends on the language of demos. */
  readonly texts?: string;
};

/** The data behind the buttons of a demo, fetched on first use. */
export interface DemoCode {
  name: string;
  title: string;
  sources: { readonly [styling in CodeStyling]?: DemoSources } & { readonly system: DemoSources };
}

/** Grids have a skeleton; charts are rendered again in the browser, because their axes differ from the server's. */
export type DemoShape = 'grid' | 'chart' | 'plain';

/** What the static frame of a demo needs. */
export interface DemoFacts {
  /** `data-grid/sorting/multi-sorting`. */
  id: string;
  /** `MultiSorting`: the component, its file and its anchor. */
  name: string;
  title: string;
  /** Relative to the checkout. */
  file: string;
  height: readonly [narrow: number, wide: number];
  layout: 'fill' | 'center';
  stylings: readonly CodeStyling[];
  /** A single excerpt if both languages have the same lines. */
  excerpts: readonly { variant: CodeVariant | 'both'; lines: readonly CodeLine[] }[];
  /** The highest plan of the packages it uses. */
  plan: 'pro' | 'premium' | undefined;
  hasAds: boolean;
  /** Whether it uses an icon font, whose ligature text must stay hidden until the font is loaded. */
  usesIconFont: boolean;
  /** Whether its code exists in other date libraries, or a note why not (`model/demo-dates.ts`). */
  usesDayjs?: true;
  /** What of it depends on the language of demos; missing if nothing does (`model/demo-language.ts`). */
  texts?: string;
}

/** The public APIs that a demo uses, for links from the API reference. */
export interface DemoUsage {
  demo: string;
  /** Without a trailing slash: `/x/react-data-grid/sorting`. */
  page: string;
  name: string;
  title: string;
  components: readonly ComponentUsage[];
  hooks: readonly string[];
  types: readonly string[];
  /** Of its picture, if it has one. */
  picture?: PictureStamp | undefined;
  /** Whether there is one for dense screens, too. */
  hasDensePicture?: true;
}

export interface ComponentUsage {
  name: string;
  package: string;
  props: readonly string[];
  slots: readonly string[];
}

/** `multi-sorting` is the folder of `MultiSorting`. */
export function nameOfDemo(folder: string): string {
  return folder.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** All anchors of a demo: its name, its file in both languages, and these with a styling prefix. */
export function anchorsOfDemo(name: string): string[] {
  const files = [`${name}.tsx`, `${name}.js`];
  return [name, ...files, ...CODE_STYLINGS.flatMap((styling) => files.map((file) => `${styling}-${file}`))];
}

/**
 * The id of `content/data-grid/sorting/demos/multi-sorting`, or of a file in it, is `data-grid/sorting/multi-sorting`. The path of a
 * page can contain `demos` too.
 */
export function idOfDemo(folder: string): string {
  return folder
    .replace(/\\/g, '/')
    .replace(/^\/?content\//, '')
    .replace(/\/demo\.ts$/, '')
    .replace(/\/demos\/(?=[^/]+$)/, '/');
}

/** The list of all demos. */
export const DEMO_INDEX_PATH = '/x/demos';

/** The path of a demo's standalone page: `/x/demos/data-grid/sorting/multi-sorting`. */
export function pathOfDemo(id: string): `/x/${string}` {
  return `${DEMO_INDEX_PATH}/${id}`;
}

/** Anchor on that page that opens the demo in the playground. */
export const PLAYGROUND_ANCHOR = 'playground';
