import type { ApiFolder } from '#model/api-folders';
import type { MessageId, Texts } from '#services/i18n';

/** The element that React takes over in the browser. */
export const MIGRATION_ID = 'migration-assistant';

export const MIGRATION_TEXTS = [
  'apiCommunity',
  'migrationClear',
  'migrationCommands',
  'migrationCommandsHint',
  'migrationCopy',
  'migrationCopyCommand',
  'migrationCount',
  'migrationCountOf',
  'migrationCountOne',
  'migrationCountOneOf',
  'migrationDone',
  'migrationDrop',
  'migrationEmpty',
  'migrationFailed',
  'migrationFiles',
  'migrationFind',
  'migrationFolder',
  'migrationFrom',
  'migrationFromPackage',
  'migrationInput',
  'migrationLines',
  'migrationMany',
  'migrationNothing',
  'migrationPlaceholder',
  'migrationPrivacy',
  'migrationProgress',
  'migrationRead',
  'migrationRunning',
  'migrationShare',
  'migrationShareTooLong',
  'migrationShared',
  'migrationSharedNote',
  'migrationSharedUnreadable',
  'migrationSilent',
  'migrationUndecided',
  'migrationUses',
  'migration_codemod',
  'migration_hand',
  'migration_silent',
  'migration_byName',
  'migration_unresolved',
  'migration_binary',
  'migration_manifest',
  'migration_minified',
  'migration_spread',
  'migration_tooDeep',
  'migration_tooLarge',
  'migration_version',
  'premium',
  'pro',
] as const satisfies readonly MessageId[];

export type MigrationTexts = Texts<(typeof MIGRATION_TEXTS)[number]>;

export interface MigrationProps {
  texts: MigrationTexts;
  /** Names of products. */
  products: readonly { folder: ApiFolder; name: string }[];
  /** Prefix of the language in paths. */
  prefix: string;
}
