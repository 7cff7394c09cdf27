import type { ApiFolder } from '#model/api';
import type { PageStatus, Plan } from '#model/nav';

/**
 * `/x/api-index.json`: a machine-readable index of the documentation. `public/x/api-index.schema.json` is the contract;
 * within a format, fields may be added, but none is removed or changes its meaning.
 */
export const API_INDEX_FORMAT = 1;

export type IndexPlan = 'community' | Plan;

export interface ApiIndex {
  $schema: string;
  format: number;
  /** Version of the library. */
  version: string;
  /** Origin of all paths; empty if the public URL of the site is not known. */
  site: string;
  pages: readonly IndexPage[];
  components: readonly IndexComponent[];
  interfaces: readonly IndexInterface[];
  hooks: readonly IndexHook[];
  demos: readonly IndexDemo[];
}

export interface IndexPage {
  /** The HTML page, with a trailing slash. */
  path: string;
  markdown: string;
  picture: string;
  kind: 'guide' | 'api' | 'tab';
  title: string;
  description: string;
  product: ApiFolder | null;
  plan: IndexPlan;
  status?: PageStatus;
  /** Anchors of the page, except those of props, slots and demos, which are listed there. */
  anchors: readonly string[];
}

interface Named {
  name: string;
  /** One line, as Markdown. */
  description?: string;
  plan: IndexPlan;
  isDeprecated?: true;
}

export interface IndexMember extends Named {
  anchor: string;
  type: string;
  isRequired?: true;
  default?: string;
  /** The component of another library that the prop is forwarded to. */
  inheritedFrom?: string;
}

interface IndexExport extends Named {
  product: ApiFolder;
  /** Path of its page, with a trailing slash. */
  page: string;
  /** Anchor on a shared page. */
  anchor?: string;
  isUnstable?: true;
  /** Modules it can be imported from. */
  modules: readonly string[];
}

export interface IndexComponent extends IndexExport {
  props: readonly IndexMember[];
  slots: readonly (Named & { anchor: string; default?: string; className?: string })[];
  classes: readonly (Named & { anchor: string; className: string })[];
  cssVariables: readonly string[];
}

export interface IndexInterface extends IndexExport {
  properties: readonly IndexMember[];
}

export interface IndexHook extends IndexExport {
  signatures: readonly string[];
}

export interface IndexDemo {
  /** `data-grid/sorting/multi-sorting`. */
  id: string;
  title: string;
  plan: IndexPlan;
  /** The guide that contains it, with a trailing slash. */
  page: string;
  anchor: string;
  /** Its standalone page. */
  path: string;
  components: readonly { name: string; module: string; props: readonly string[]; slots: readonly string[] }[];
  hooks: readonly string[];
}
