import type { ApiFolder } from '#model/api-folders';
import type { MessagePattern, Texts } from '#services/i18n';

/** The element that React takes over in the browser. */
export const MIGRATION_ID = 'migration-assistant';

export const MIGRATION_TEXTS = [
  'apiCommunity',
  'migration*',
  'premium',
  'pro',
] as const satisfies readonly MessagePattern[];

export type MigrationTexts = Texts<(typeof MIGRATION_TEXTS)[number]>;

export interface MigrationProps {
  texts: MigrationTexts;
  /** Names of products. */
  products: readonly { folder: ApiFolder; name: string }[];
  /** Prefix of the language in paths. */
  prefix: string;
}
