/** Demos: what a writer says of one, and what the build derives from its source. */

export type CodeVariant = 'TS' | 'JS';
export type CodeStyling = 'system' | 'css' | 'tailwind';

export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
export const CODE_STYLINGS: readonly CodeStyling[] = ['system', 'css', 'tailwind'];

/** `demo.ts` beside the source of a demo. */
export interface DemoDefinition {
  /** What the demo shows, in a few words; it names the demo for screen readers, sandboxes and its own page. */
  title: string;
  /** Pixels kept free for the demo, on a narrow and a wide stage if they differ; nothing moves when it wakes. */
  height: number | readonly [narrow: number, wide: number];
  /** A demo that cannot render on the server, or whose output depends on time or place. Grids need not say it. */
  ssr?: false;
  /** Charts, grids and Pro trees fill the stage, everything else stands in its middle, unless this says otherwise. */
  layout?: 'fill' | 'center';
  /** Shown before the whole code: from the line that begins with one text to the next, equally indented, with the other. */
  excerpt?: readonly [first: string, last: string];
  /** No advertisement below the code of this demo. */
  ads?: false;
}

export function defineDemo(definition: DemoDefinition): DemoDefinition {
  return definition;
}

/** A piece of highlighted code: plain text, or a class of Prism around further pieces. Small as JSON, no markup in it. */
export type CodeToken = string | readonly [className: string, content: readonly CodeToken[]];
export type CodeLine = readonly CodeToken[];

export interface DemoFile {
  /** `MultiSorting.tsx`. */
  name: string;
  lines: readonly CodeLine[];
}

/** What `npm install` needs for a demo, all versions exact. */
export interface DemoPackages {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** One way to style a demo; its files begin with the demo itself. */
export type DemoSources = Readonly<Record<CodeVariant, readonly DemoFile[]>> & { readonly packages: Readonly<Record<CodeVariant, DemoPackages>> };

/** Everything behind the buttons of a demo; fetched when one of them is used. */
export interface DemoCode {
  name: string;
  title: string;
  sources: { readonly [styling in CodeStyling]?: DemoSources } & { readonly system: DemoSources };
}

/** Grids have a skeleton; charts are drawn anew in the browser, where their axes differ from those of the server. */
export type DemoShape = 'grid' | 'chart' | 'plain';

/** What the frame around a demo shows before anything is fetched. */
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
  /** One text for both languages where they do not differ. */
  excerpts: readonly { variant: CodeVariant | 'both'; lines: readonly CodeLine[] }[];
  /** The highest plan of the packages it uses. */
  plan: 'pro' | 'premium' | undefined;
  hasAds: boolean;
  /** Whether it shows icons by a font, whose words must not be seen. */
  usesIconFont: boolean;
}

/** The parts of the public API that a demo uses, for links from the API reference to it. */
export interface DemoUsage {
  demo: string;
  /** Without a trailing slash: `/x/react-data-grid/sorting`. */
  page: string;
  name: string;
  title: string;
  components: readonly ComponentUsage[];
  hooks: readonly string[];
  types: readonly string[];
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

/** Every anchor that leads to a demo: its name, its file in both languages, and these with a styling in front. */
export function anchorsOfDemo(name: string): string[] {
  const files = [`${name}.tsx`, `${name}.js`];
  return [name, ...files, ...CODE_STYLINGS.flatMap((styling) => files.map((file) => `${styling}-${file}`))];
}

/** Where a demo has a page of its own: `/x/demos/data-grid/sorting/multi-sorting`. */
export function pathOfDemo(id: string): `/x/${string}` {
  return `/x/demos/${id}`;
}
