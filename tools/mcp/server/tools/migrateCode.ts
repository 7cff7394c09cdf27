import { z } from 'zod';
import { analyze, toMarkdown } from '#services/migration';
import { type Answer, pageOf } from '../answer.ts';
import { FILE, MAX_CODE, OFFSET } from '../inputs.ts';

export const MIGRATE_INPUT = z.object({
  code: z.string().min(1).max(MAX_CODE),
  from: z.union([z.literal(6), z.literal(7)]).describe('Major version of MUI X that the code is written for'),
  file: FILE,
  offset: OFFSET,
});

/** What the migration guides change in a file, with the sections to read. */
export function migrateCode({ code, file, from, offset }: z.output<typeof MIGRATE_INPUT>): Answer {
  const report = analyze({ files: [{ path: file, text: code }], from });
  const unread = report.undecided.filter(({ why }) => why !== 'spread');
  if (unread.length > 0)
    return { text: `The code could not be read: ${unread.map(({ why }) => why).join(', ')}.`, isError: true };
  const { findings, silent } = report;
  if (findings.length + silent.length === 0) return { text: 'The migration guides name nothing in this code.' };
  return { text: pageOf(toMarkdown(report), offset) };
}
