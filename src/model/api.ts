import type { ApiFolder } from '#model/api-folders';
import type { PagePath, Plan } from '#model/nav';

/**
 * The API reference as data: what the extractor writes and the site shows. Text is nodes, never HTML; types are tokens
 * whose names can be followed.
 */

/** Raised with every change of shape, so that models written by an older extractor are refused instead of misread. */
export const API_FORMAT = 2;

export { API_FOLDERS, type ApiFolder } from '#model/api-folders';

export type ApiInline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** A named type of the same product. */
  | { kind: 'type'; key: string }
  | { kind: 'link'; href: string; text: readonly ApiInline[] };

export type ApiBlock =
  | { kind: 'paragraph'; text: readonly ApiInline[] }
  | { kind: 'list'; items: readonly (readonly ApiInline[])[] }
  | { kind: 'code'; text: string };

export type ApiText = readonly ApiBlock[];

/** Plain text, a named type of the product (`key` in its types), or a type documented elsewhere. */
export type TypeToken = string | { key: string; text: string } | { href: string; text: string };
export type TypeText = readonly TypeToken[];

export interface ApiParameter {
  name: string;
  isOptional: boolean;
  type?: TypeText | undefined;
  description: ApiText;
}

/** How a function is called. `type` is present where the type of the member is only a name. */
export interface ApiSignature {
  type?: TypeText | undefined;
  parameters: readonly ApiParameter[];
  returns?: { type?: TypeText | undefined; description: ApiText } | undefined;
}

interface Described {
  name: string;
  description: ApiText;
  /** Present, perhaps empty, when it should no longer be used; says what to use instead. */
  deprecated?: ApiText | undefined;
  /** The plan that adds it. */
  plan?: Plan | undefined;
}

/** A prop of a component, or a member of an interface or object. */
export interface ApiMember extends Described {
  isRequired: boolean;
  type: TypeText;
  default?: string | undefined;
  signature?: ApiSignature | undefined;
  /** Marked by the package as not meant for applications. */
  isInternal?: true;
  /** Names of the variants of a union that have the member; absent when all do. */
  onlyIn?: readonly string[] | undefined;
  see?: ApiText | undefined;
}

export interface ApiSlot extends Described {
  /** What is rendered when nothing is given. */
  default?: string | undefined;
  className?: string | undefined;
  /** Type of the entry of `slotProps` with the same name. */
  props?: TypeText | undefined;
}

export interface ApiClass extends Described {
  /** Class in the document: `MuiDataGrid-root`; `name` is the rule name. */
  className: string;
}

export interface ApiImport {
  from: string;
  name: string;
  isType?: true;
}

/** A page that teaches the thing, as the packages name it; shown only once it exists. */
export interface ApiGuide {
  title: string;
  path: PagePath;
  hash: string;
}

interface PageModel {
  name: string;
  slug: string;
  plan?: Plan | undefined;
  /** Exported under an `unstable_` name. */
  isUnstable?: true;
  imports: readonly ApiImport[];
  description: ApiText;
  deprecated?: ApiText | undefined;
  guides: readonly ApiGuide[];
  /** File inside the repository of the library. */
  source: string;
  typeParameters: readonly TypeText[];
}

/** Props that come from a component of another library. */
export interface ApiInheritance {
  /** Name of the component, or of what else the props belong to. */
  from: string;
  href?: string | undefined;
  props: readonly ApiMember[];
}

export interface ApiComponent extends PageModel {
  kind: 'component';
  props: readonly ApiMember[];
  inherited: readonly ApiInheritance[];
  /** Element whose attributes are taken too, such as `div`; `*` for the attributes that all elements have. */
  attributesOf?: string | undefined;
  /** What a `ref` gives; absent when the component takes none. */
  ref?: TypeText | undefined;
  theme?: { key: string; hasDefaultProps: boolean; hasStyleOverrides: boolean } | undefined;
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  cssVariables: readonly string[];
}

export interface ApiInterfaceMember extends ApiMember {
  /** Name and parameters of a method: `sortColumn(field, direction?)`. */
  call?: string | undefined;
  /** The interfaces it comes from, where several are put together: `GridPaginationModelApi` and `GridPaginationApi`. */
  interfaces?: readonly string[] | undefined;
}

export interface ApiInterface extends PageModel {
  kind: 'interface';
  members: readonly ApiInterfaceMember[];
}

/** A function that reads the state of a grid: `gridSortModelSelector(apiRef)`. */
export interface ApiSelector extends Described {
  /** Folder of the feature it belongs to: `sorting`. */
  feature: string;
  /** What it takes besides the `apiRef`. */
  parameters: readonly ApiParameter[];
  returns: TypeText;
  isInternal?: true;
}

/** An event that `apiRef.current.subscribeEvent()` can listen to. */
export interface ApiEvent extends Described {
  /** First argument of a listener; absent when the event carries nothing. */
  params?: TypeText | undefined;
  /** Second argument of a listener: the event of the browser behind it. */
  event?: TypeText | undefined;
  isInternal?: true;
}

export interface ApiFilterOperator {
  value: string;
  /** In English. */
  label: string;
  columnTypes: readonly string[];
}

export interface ApiTranslation {
  /** Export of the package of locales: `deDE`. */
  name: string;
  /** In English: `German (Germany)`. */
  language: string;
  /** How many of the texts it translates. */
  count: number;
  /** How many texts there are. */
  total: number;
}

export interface ApiHookSignature {
  typeParameters: readonly TypeText[];
  parameters: readonly ApiParameter[];
  returns: { type: TypeText; description: ApiText };
}

export interface ApiHook extends PageModel {
  kind: 'hook';
  signatures: readonly ApiHookSignature[];
  /** Members of an object parameter, when there is exactly one. */
  parameterMembers: readonly ApiMember[];
  returnMembers: readonly ApiMember[];
  examples: readonly string[];
}

export type ApiPage = ApiComponent | ApiInterface | ApiHook;

/** A named type, to be opened in place. */
export interface ApiType {
  key: string;
  name: string;
  /** Everything before the members: `interface GridRowParams<R = any>`, or the whole `type … = …`. */
  head: TypeText;
  description: ApiText;
  deprecated?: ApiText | undefined;
  members: readonly ApiMember[];
  /** Where it can be imported from; absent for types that packages keep to themselves. */
  from?: string | undefined;
}

export type ApiPageKind = 'index' | ApiPage['kind'] | 'others' | 'types';

/** What the rest of the site needs to know of a page without reading its model. */
export interface ApiPageEntry {
  kind: ApiPageKind;
  /** `DataGrid`, `useGridApiRef`; for pages that are lists, their slug. */
  name: string;
  path: PagePath;
  plan?: Plan | undefined;
  isUnstable?: true;
  /** Every place of the page a link may lead to. */
  anchors: readonly string[];
}

export interface ApiProduct {
  folder: ApiFolder;
  /** In the order of the navigation tree. */
  pages: readonly ApiPageEntry[];
  /** Addresses of types that are explained by a section of some page; all others stand on the page of types. */
  typePlaces: Readonly<Record<string, string>>;
}

export interface ApiManifest {
  format: number;
  products: readonly ApiProduct[];
}
