import type { PagePath } from '#model/nav';

/** Versions whose documentation is on other hosts; newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;
export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/** A product in all versions. */
export interface ProductVersions {
  name: string;
  /** Text above the name; the family itself has none. */
  overline?: string;
  /** Start page of the product in the current version. */
  path: PagePath;
  /** Its start page in each older version that has it. */
  older: Readonly<Partial<Record<OlderVersion, `/${string}`>>>;
}

export interface VersionLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** False if the link points to the start page, because the page is not known to exist in that version. */
  keepsPage: boolean;
  /** True if that version does not have the product: the link points to the first page of the version. */
  lacksProduct: boolean;
}

export interface VersionMenu {
  name: string;
  overline?: string;
  links: readonly VersionLink[];
}
