import type { Code, Heading as HeadingNode, Link, Table } from 'mdast';
import type { ApiFolder } from '#model/api-folders';
import type { GridReference } from '../api-extractor/gridReference.ts';
import type { ApiNames } from '../api-extractor/names.ts';
import type { ContentProblem } from './problem.ts';
import type { JsxElement } from './tree.ts';

/** The source of a page. */
export interface PageSource {
  /** Relative to the repository root: `content/introduction/overview/page.mdx`. */
  file: string;
  text: string;
  /** Whether a file that the page refers to (`./a-light.svg`) exists next to it. */
  hasFile: (name: string) => boolean;
}

export interface RuleOptions {
  /** Names of the allowed components. */
  components: readonly string[];
  /** Names in the API that pages can refer to; absent before the API is extracted. */
  api?: ApiNames | undefined;
  /** Data for `<Methods>`, `<Selectors>` and similar elements; absent before the API is extracted. */
  reference?: GridReference | undefined;
  /** The known issues of all pages, for `<KnownIssuesTable>`. */
  siteIssues?: readonly SiteIssue[] | undefined;
}

/** The input of every rule. */
export interface PageContext {
  file: string;
  /** URL path of the page: `/x/introduction`. */
  path: string;
  /** Source of the page, for quotes in messages. */
  text: string;
  hasFile: (name: string) => boolean;
  report: (line: number | undefined, message: string, advice: string) => void;
}

export interface Heading {
  depth: number;
  text: string;
  id: string;
  /** Former ids of this heading that must keep working. */
  aliases: readonly string[];
  line: number;
}

/** An internal link. */
export interface LinkUse {
  /** Without a trailing slash: `/x/introduction`. */
  path: string;
  /** Without `#`; empty if the link has no fragment. */
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
  /** Line numbers from 1, ascending. */
  marks: Readonly<Record<LineMark, readonly number[]>>;
  line: number;
}

/** Plain text between two headings; `id` is empty for the introduction. */
export interface TextSection {
  id: string;
  text: string;
}

/** An event or a selector in a table, with an anchor on its first row. */
export interface Listed {
  kind: 'event' | 'selector';
  name: string;
}

/** A bug of this release, from `<KnownIssue>`. */
export interface KnownIssue {
  id: string;
  /** May contain code between backticks. */
  symptom: string;
  product: ApiFolder;
  /** The API members concerned, with their places in the reference. */
  members: readonly { name: string; url: string }[];
  /** The release that introduced it, if known. */
  since?: string;
  /** The release that fixes it. */
  fixedIn?: string;
  line: number;
}

/** A known issue with the page that describes it. */
export interface SiteIssue extends KnownIssue {
  page: { path: string; title: string };
}

/** The results of the rules for a page, keyed by node for the renderer. */
export interface PageReading {
  headings: Map<HeadingNode, Heading>;
  fences: Map<Code, Fence>;
  /** The label of the scroll region around a table. */
  tables: Map<Table, string>;
  externalLinks: Set<Link>;
  pictures: Set<JsxElement>;
  /** Demo elements, with the folder of each demo. */
  demos: Map<JsxElement, string>;
  /** Tables of features by plan, with the same facts as a Markdown table, for links, search and other readers. */
  planTables: Map<JsxElement, Table>;
  /** Elements that the page imports from their rooms. */
  roomElements: JsxElement[];
  /** Elements that name an API member, with the link that replaces them. */
  apiNames: Map<JsxElement, { url: string; text: string }>;
  /** Elements that list API members, with the table that replaces them. */
  references: Map<JsxElement, Table>;
  /** `<KnownIssues>` elements. */
  issueLists: Set<JsxElement>;
  /** Elements that describe bugs of this release. */
  issues: Map<JsxElement, KnownIssue>;
  /** The API members that the page names, as keys of `model/api-usage`. */
  apiUses: string[];
  /** Events and selectors in the tables of the page, each with an anchor. */
  listed: Listed[];
  links: LinkUse[];
  text: TextSection[];
  problems: ContentProblem[];
}
