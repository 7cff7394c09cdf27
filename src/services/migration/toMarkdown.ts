import type { Fix } from '#model/migration';
import type { Finding, Report, Section } from './findings.ts';

const FIX_NAMES: Readonly<Record<Fix, string>> = { codemod: 'codemod', hand: 'by hand', silent: 'silent' };

interface Options {
  /** The ids of what is done. */
  done?: ReadonlySet<string>;
  /** Where the guides are published. */
  origin?: string;
}

/** A report as a task list, for an issue or a pull request. It contains no code but the names that were found. */
export function toMarkdown({ findings, silent, codemods }: Report, { done, origin = '' }: Options = {}): string {
  const box = (id: string) => `- [${done?.has(id) ? 'x' : ' '}]`;
  const link = (section: Section) => `[${section.title}](${origin}${pathOf(section)})`;
  const lines = ['# Migration to MUI X 8'];
  if (codemods.length > 0) lines.push('', '## Run the codemods', '', '```bash', ...codemods.map(commandOf), '```');
  if (findings.length > 0) lines.push('', '## Change the code');
  for (const [file, list] of byFile(findings)) {
    lines.push('', `### ${file}`, '');
    for (const one of list) {
      const use = one.use ? ` → ${one.use}` : '';
      const doubt = one.doubt ? ', to be checked' : '';
      lines.push(`${box(one.id)} ${linesOf(one)}: \`${one.name}\`${use} (${FIX_NAMES[one.fix]}${doubt}), ${link(one)}`);
    }
  }
  if (silent.length > 0) {
    lines.push('', '## Check what no code shows', '');
    for (const one of silent) lines.push(`${box(one.id)} ${one.text} ${link(one)}`);
  }
  return `${lines.join('\n')}\n`;
}

export function commandOf(codemod: string): string {
  return `npx @mui/x-codemod@latest ${codemod} <path>`;
}

export function pathOf({ guide, anchor }: Section): string {
  return `/x/migration/${guide}/#${anchor}`;
}

/** `line 4`, `lines 4, 9`; of many lines, the first ones. */
export function linesOf({ lines }: Finding): string {
  const shown = lines.slice(0, MOST_LINES).join(', ');
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  return `line${lines.length > 1 ? 's' : ''} ${shown}${more}`;
}

const MOST_LINES = 8;

export function byFile(findings: readonly Finding[]): Map<string, Finding[]> {
  return Map.groupBy(findings, ({ file }) => file);
}
