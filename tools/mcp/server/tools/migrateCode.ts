import type { Major } from '#model/migration';
import { analyze, toMarkdown } from '#services/migration';
import { type Answer, pageOf } from '../answer.ts';

export interface MigrateRequest {
  code: string;
  file: string;
  from: Major;
  offset: number;
}

/** What the migration guides change in a file, with the sections to read. */
export function migrateCode({ code, file, from, offset }: MigrateRequest): Answer {
  const report = analyze({ files: [{ path: file, text: code }], from });
  const unread = report.undecided.filter(({ why }) => why !== 'spread');
  if (unread.length > 0)
    return { text: `The code could not be read: ${unread.map(({ why }) => why).join(', ')}.`, isError: true };
  const { findings, silent } = report;
  if (findings.length + silent.length === 0) return { text: 'The migration guides name nothing in this code.' };
  return { text: pageOf(toMarkdown(report), offset) };
}
