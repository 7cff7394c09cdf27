import type { Code, Heading as HeadingNode, Link, LinkReference, Table } from 'mdast';
import type { GridReference } from '../api-extractor/gridReference.ts';
import type { ApiNames } from '../api-extractor/names.ts';
import type { ContentProblem } from './problem.ts';
import type { JsxElement } from './tree.ts';

/** A page as it lies on the disk. */
export interface PageSource {
  /** Relative to the checkout: `content/introduction/overview/page.mdx`. */
  file: string;
  text: string;
  /** Tells whether a file named in the page (`./a-light.svg`) lies beside it. */
  hasFile: (name: string) => boolean;
}

export interface RuleOptions {
  /** Names of the components a page may use. */
  components: readonly string[];
  /** What pages can name of the API; absent before it was extracted. */
  api?: ApiNames | undefined;
  /** What `<Methods>`, `<Selectors>` and the like list; absent before it was extracted. */
  reference?: GridReference | undefined;
}

/** What every rule is given. */
export interface PageContext {
  file: string;
  /** Where the page will be found: `/x/introduction`. */
  path: string;
  /** Whole source of the page, to cite from. */
  text: string;
  hasFile: (name: string) => boolean;
  report: (line: number | undefined, message: string, advice: string) => void;
}

export interface Heading {
  depth: number;
  text: string;
  id: string;
  /** Earlier ids of this place, kept alive. */
  aliases: readonly string[];
  line: number;
}

/** A link to a place on this site. */
export interface LinkUse {
  /** Without a trailing slash: `/x/introduction`. */
  path: string;
  /** Without `#`; empty when the link leads to the top of the page. */
  hash: string;
  file: string;
  line: number;
}

export type LineMark = 'mark' | 'ins' | 'del';

export interface Fence {
  language: string;
  title?: string;
  code: string;
  lineCount: number;
  /** Line numbers from 1, in order. */
  marks: Readonly<Record<LineMark, readonly number[]>>;
  line: number;
}

/** Plain text of the page between two headings; `id` is empty for the opening paragraphs. */
export interface TextSection {
  id: string;
  text: string;
}

/** Everything the rules found in a page, keyed by node so that rendering can go on from it. */
export interface PageReading {
  headings: Map<HeadingNode, Heading>;
  fences: Map<Code, Fence>;
  /** The label of the region around a table; none where the writer placed a region. */
  tables: Map<Table, string | undefined>;
  externalLinks: Set<Link | LinkReference>;
  pictures: Set<JsxElement>;
  /** Each with the name of its folder. */
  demos: Map<JsxElement, string>;
  /** Frames around the demos whose parts they name. */
  anatomies: Set<JsxElement>;
  /** Elements that name something of the API, with the link that takes their place. */
  apiNames: Map<JsxElement, { url: string; text: string }>;
  /** Elements that list something of the API, with the table that takes their place. */
  references: Map<JsxElement, Table>;
  /** What the page names of the API, as keys of `model/api-usage`. */
  apiUses: string[];
  links: LinkUse[];
  text: TextSection[];
  problems: ContentProblem[];
}
