/** What a migration to the current version changes in given code. Reads text, runs nothing. */
export { analyze, type MigrationRequest } from './analyze.ts';
export { kindOf, PASSED_FOLDERS, type SourceFile } from './files.ts';
export type { Doubt, Finding, Report, SilentChange, Undecided } from './findings.ts';
export { byFile, commandOf, pathOf, toMarkdown } from './toMarkdown.ts';
