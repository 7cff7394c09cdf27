import { byFile, commandOf, type Finding, pathOf, type Report, type Undecided } from '#services/migration';

const FIX_NAMES = { codemod: 'Codemod', hand: 'By hand', silent: 'Silent ' } as const;
const DOUBTS = {
  byName: 'found by its name alone',
  unresolved: 'its value comes from elsewhere',
} as const;
const REASONS: Readonly<Record<Undecided['why'], string>> = {
  spread: 'these props come from elsewhere',
  binary: 'it is no text',
  minified: 'it is minified',
  tooLarge: 'it is too large',
  tooDeep: 'parts of it are nested too deeply to be read',
  manifest: 'it is no valid JSON',
  version: 'no guide starts from this version',
};

/** A report for a terminal. */
export function formatReport(report: Report): string {
  const { findings, silent, undecided, codemods, read } = report;
  const lines: string[] = [];
  for (const [file, list] of byFile(findings)) lines.push(file, ...list.flatMap(formatFinding), '');
  if (silent.length > 0) {
    lines.push('Check what no code shows:');
    for (const one of silent) lines.push(`  ${one.text}`, `    ${pathOf(one)}`);
    lines.push('');
  }
  if (undecided.length > 0) {
    lines.push('Not decided:');
    for (const { file, line, name, why } of undecided)
      lines.push(`  ${line ? `${file}:${line}` : file}${name ? ` ${name}` : ''}: ${REASONS[why]}`);
    lines.push('');
  }
  if (codemods.length > 0) lines.push('Run the codemods:', ...codemods.map((codemod) => `  ${commandOf(codemod)}`), '');
  const count = (fix: Finding['fix']) => findings.filter((one) => one.fix === fix).length;
  lines.push(
    `Changes: ${findings.length} (${count('codemod')} by codemod, ${count('hand')} by hand, ${count('silent')} silent). Files with changes: ${byFile(findings).size} of ${read}.`,
  );
  return lines.join('\n');
}

function formatFinding(finding: Finding): string[] {
  const { name, lines, fix, use, doubt } = finding;
  return [
    `  ${finding.file}:${lines[0]}  ${FIX_NAMES[fix]}  ${name}${use ? ` → ${use.replaceAll('`', '')}` : ''}`,
    ...(lines.length > 1 ? [`    also in lines ${lines.slice(1, 20).join(', ')}`] : []),
    ...(doubt ? [`    to be checked: ${DOUBTS[doubt]}`] : []),
    `    ${pathOf(finding)}`,
  ];
}
