import { parseArgs } from 'node:util';
import { MAJORS } from '#model/migration';
import { analyze, toMarkdown } from '#services/migration';
import { formatReport } from './formatReport.ts';
import { readSources } from './readSources.ts';

const USAGE = `Usage: migrate <folder or file>… [--from 6|7] [--format text|markdown|json]

Lists what the migration guides of MUI X change in your code, with file and line. It reads files and writes none.
Versions come from package.json; --from is for products that none names, 7 by default.`;

interface Output {
  text: string;
  /** 0, or 1 if the arguments make no sense. Findings are no failure. */
  status: 0 | 1;
}

/** The command in a terminal: what it prints, and its exit status. */
export function runMigrate(args: readonly string[], folder: string): Output {
  const options = readOptions(args);
  if (typeof options === 'string') return { text: options, status: options === USAGE ? 0 : 1 };
  const { paths, from, format } = options;
  const sources = readSources(paths, folder);
  if (sources.missing.length > 0)
    return { text: `${sources.missing.join(', ')} can't be read.\n\n${USAGE}`, status: 1 };
  const report = analyze({ files: sources.files, from });
  if (format === 'json') return { text: JSON.stringify(report, null, 2), status: 0 };
  return { text: format === 'markdown' ? toMarkdown(report) : formatReport(report), status: 0 };
}

const FORMATS = ['text', 'markdown', 'json'] as const;

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string', default: '7' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    });
    const from = MAJORS.find((major) => `${major}` === values.from.replace(/^v/, ''));
    const format = FORMATS.find((one) => one === values.format);
    if (values.help) return USAGE;
    if (positionals.length === 0) return `Name a folder or file.\n\n${USAGE}`;
    if (!from) return `--from takes one of: ${MAJORS.join(', ')}.\n\n${USAGE}`;
    if (!format) return `--format takes one of: ${FORMATS.join(', ')}.\n\n${USAGE}`;
    return { paths: positionals, from, format };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
}
