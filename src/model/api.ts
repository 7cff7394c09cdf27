import type { ApiFolder } from '#model/api-folders';
import type { PagePath, Plan } from '#model/nav';

/**
 * The API reference as data, written by the extractor and rendered by the site. Text consists of nodes, never HTML; types
 * are tokens with links.
 */

/** Incremented with every change of the format, so that models of an older extractor are rejected instead of misread. */
export const API_FORMAT = 3;

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

/** A function signature. `type` is set if the type of the member is only a name. */
export interface ApiSignature {
  type?: TypeText | undefined;
  parameters: readonly ApiParameter[];
  returns?: { type?: TypeText | undefined; description: ApiText } | undefined;
}

interface Described {
  name: string;
  description: ApiText;
  /** The package has no description; this one is from `content/api-descriptions`. */
  isOurs?: true;
  /** Set, possibly empty, if it is deprecated; contains the replacement. */
  deprecated?: ApiText | undefined;
  /** The plan that adds it. */
  plan?: Plan | undefined;
}

/** What a reader can set a prop with; `lacks` is what no simple control can express. `callback` is an event without a result. */
export type ApiControl =
  | 'boolean'
  | 'number'
  | 'string'
  | 'callback'
  | { values: readonly (string | number)[] }
  | { lacks: 'function' | 'object' | 'content' | 'mixed' };

/** A prop of a component, or a member of an interface or object. */
export interface ApiMember extends Described {
  isRequired: boolean;
  type: TypeText;
  default?: string | undefined;
  /** Of props only. */
  control?: ApiControl | undefined;
  /** The default, if its text is that of a value. */
  defaultValue?: string | number | boolean | undefined;
  signature?: ApiSignature | undefined;
  /** Marked by the package as internal. */
  isInternal?: true;
  /** Names of the union variants that have the member; missing if all do. */
  onlyIn?: readonly string[] | undefined;
  see?: ApiText | undefined;
}

export interface ApiSlot extends Described {
  /** The default component. */
  default?: string | undefined;
  className?: string | undefined;
  /** Type of the entry of `slotProps` with the same name. */
  props?: TypeText | undefined;
}

export interface ApiClass extends Described {
  /** Global class name: `MuiDataGrid-root`; `name` is the rule name. */
  className: string;
}

export interface ApiImport {
  from: string;
  name: string;
  isType?: true;
}

/** A guide referenced by the packages; shown only if it exists. */
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
  /** The package has no description; this one is from `content/api-descriptions`. */
  isOurs?: true;
  deprecated?: ApiText | undefined;
  guides: readonly ApiGuide[];
  /** File in the repository of the library; missing if the release doesn't contain it. */
  source?: string | undefined;
  typeParameters: readonly TypeText[];
}

/** Props that come from a component of another library. */
export interface ApiInheritance {
  /** Name of the component or type that the props belong to. */
  from: string;
  href?: string | undefined;
  props: readonly ApiMember[];
}

export interface ApiComponent extends PageModel {
  kind: 'component';
  props: readonly ApiMember[];
  inherited: readonly ApiInheritance[];
  /** Element whose attributes are also accepted, such as `div`; `*` for the global attributes. */
  attributesOf?: string | undefined;
  /** Type of the `ref`; missing if the component doesn't support one. */
  ref?: TypeText | undefined;
  theme?: { key: string; hasDefaultProps: boolean; hasStyleOverrides: boolean } | undefined;
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  cssVariables: readonly string[];
}

export interface ApiInterfaceMember extends ApiMember {
  /** Name and parameters of a method: `sortColumn(field, direction?)`. */
  call?: string | undefined;
  /** The interfaces it comes from, if several are merged: `GridPaginationModelApi` and `GridPaginationApi`. */
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
  /** Parameters besides the `apiRef`. */
  parameters: readonly ApiParameter[];
  returns: TypeText;
  isInternal?: true;
}

/** An event that `apiRef.current.subscribeEvent()` can listen to. */
export interface ApiEvent extends Described {
  /** First argument of a listener; missing if the event has no parameters. */
  params?: TypeText | undefined;
  /** Second argument of a listener: the underlying browser event. */
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
  /** Export of the locales package: `deDE`. */
  name: string;
  /** In English: `German (Germany)`. */
  language: string;
  /** Number of translated texts. */
  count: number;
  /** Number of all texts. */
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
  /** Members of the object parameter, if there is exactly one. */
  parameterMembers: readonly ApiMember[];
  returnMembers: readonly ApiMember[];
  examples: readonly string[];
}

export type ApiPage = ApiComponent | ApiInterface | ApiHook;

/** A named type, shown in a popover. */
export interface ApiType {
  key: string;
  name: string;
  /** Everything before the members: `interface GridRowParams<R = any>`, or the complete `type … = …`. */
  head: TypeText;
  description: ApiText;
  deprecated?: ApiText | undefined;
  members: readonly ApiMember[];
  /** The module to import it from; missing for internal types. */
  from?: string | undefined;
}

export type ApiPageKind = 'index' | ApiPage['kind'] | 'others' | 'types';

/** Summary of a page for the rest of the site, without its model. */
export interface ApiPageEntry {
  kind: ApiPageKind;
  /** `DataGrid`, `useGridApiRef`; for list pages, the slug. */
  name: string;
  path: PagePath;
  plan?: Plan | undefined;
  isUnstable?: true;
  /** All anchors of the page. */
  anchors: readonly string[];
}

export interface ApiProduct {
  folder: ApiFolder;
  /** In the order of the navigation tree. */
  pages: readonly ApiPageEntry[];
  /** URLs of types that are documented by a section of some page; all others are on the types page. */
  typePlaces: Readonly<Record<string, string>>;
}

export interface ApiManifest {
  format: number;
  products: readonly ApiProduct[];
}
