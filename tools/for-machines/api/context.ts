import type { ApiFolder } from '#model/api';
import type { RowHistory } from '#model/row-history';
import type { Addresses } from '../addresses.ts';

/** Link resolution for the sections of the Markdown version of an API page. */
export interface ApiMarkdownContext {
  folder: ApiFolder;
  /** Path of the page that the Markdown version belongs to. */
  path: string;
  addresses: Addresses;
  /** The URL of a page mentioned in the packages' documentation; `undefined` if it does not exist on this site. */
  addressOf: (href: string) => string | undefined;
  /** The URL of a named type of the product. */
  typeAddress: (key: string) => string;
  /** The URL of a source file at the documented version. */
  sourceAddress: (file: string) => string;
  /** What releases did to the row at an anchor, or to an export by its name. */
  historyOf: (anchor: string) => RowHistory | undefined;
  /** Guides about a component, hook or interface. */
  guidesOf: (name: string) => readonly { title: string; path: string }[];
}
