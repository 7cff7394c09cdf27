import type { PagePath } from '#model/nav';

/** Versions whose documentation is on other hosts; newest first. */
export type OlderVersion = 'v7' | 'v6' | 'v5' | 'v4';

/** The older versions of a product and the start page in each. */
export interface ProductVersions {
  name: string;
  /** Text above the name; the family itself has none. */
  overline?: string;
  /** Start page of the product in the current version. */
  path: PagePath;
  older: readonly { version: OlderVersion; path: `/${string}` }[];
}

export interface VersionLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** False if the link points to the start page, because the page is not known to exist in that version. */
  keepsPage: boolean;
}

export interface VersionMenu {
  name: string;
  overline?: string;
  links: readonly VersionLink[];
}
