import type { ApiFolder } from '#model/api';
import type { Addresses } from '../addresses.ts';

/** What the parts of an API twin need to make links. */
export interface ApiTwinContext {
  folder: ApiFolder;
  /** The page the twin belongs to. */
  path: string;
  addresses: Addresses;
  /** The address of a place that the packages name; nothing for a page that is not written. */
  addressOf: (href: string) => string | undefined;
  /** The address of a named type of the product. */
  typeAddress: (key: string) => string;
  /** The address of a source file at the version that is documented. */
  sourceAddress: (file: string) => string;
  /** Guides about a component, hook or interface. */
  guidesOf: (name: string) => readonly { title: string; path: string }[];
}
