import type { PagePath } from '#model/nav';

/** Versions whose documentation is on other hosts; newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;
export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/** A product in all versions. */
export interface ProductVersions {
  /** Start page of the product in the current version. */
  path: PagePath;
  /** Its start page in each older version that has it. */
  older: Readonly<Partial<Record<OlderVersion, `/${string}`>>>;
}

export interface VersionLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** True if that version does not have the product: the link points to the first page of the version. */
  lacksProduct: boolean;
}
