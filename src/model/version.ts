import type { PagePath } from '#model/nav';

/** Versions with documentation of their own, on hosts of their own; newest first. */
export type OlderVersion = 'v7' | 'v6' | 'v5' | 'v4';

/** Which older versions a product offers, and where its documentation starts in each. */
export interface ProductVersions {
  name: string;
  /** Small line above the name; the family itself has none. */
  overline?: string;
  /** Where the product starts in the version documented here. */
  path: PagePath;
  older: readonly { version: OlderVersion; path: `/${string}` }[];
}

export interface VersionLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** False when the link leads to the start of the product because the page is not known to exist there. */
  keepsPage: boolean;
}

export interface VersionMenu {
  name: string;
  overline?: string;
  links: readonly VersionLink[];
}
