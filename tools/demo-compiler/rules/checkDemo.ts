import type { CodeStyling } from '#model/demo';
import type { ContentProblem } from '../../content-pipeline/index.ts';
import type { DemoSource } from '../demoSource.ts';
import { DEFINITION_FILE } from '../demoPaths.ts';
import { traitsOf } from '../facts/traits.ts';
import { format } from '../javascript/format.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { copyable } from './copyable.ts';
import { definitionFindings } from './definition.ts';
import type { Finding } from './finding.ts';
import { deterministicOutput } from './deterministicOutput.ts';

/** Whether a file of the demo, in a given styling, may import a specifier. */
type KnowsImport = (specifier: string, styling: CodeStyling) => boolean;

/** Applies all rules to a demo; each problem has a file and a line. */
export async function checkDemo(source: DemoSource, knowsImport: KnowsImport): Promise<ContentProblem[]> {
  const { folder, name, definition, files } = source;
  const problems: ContentProblem[] = placed(folder, definitionFindings(definition));
  if (!files.has('system')) {
    problems.push({
      file: `${folder}/${DEFINITION_FILE}`,
      line: 1,
      message: `Demo has no ${name}.tsx.`,
      advice: 'Name the file and its component after the folder.',
    });
    return problems;
  }
  const isSteady = traitsOf(source).isServerRendered;
  for (const [styling, list] of files) {
    const place = styling === 'system' ? folder : `${folder}/${styling}`;
    const isKnown = (specifier: string) => knowsImport(specifier, styling);
    for (const [index, file] of list.entries()) {
      const findings = [
        ...copyable(file, index === 0, { name, isKnown }),
        ...(isSteady ? deterministicOutput(file) : []),
        ...(await formatFindings(file, place)),
      ];
      problems.push(...placed(place, findings));
    }
    if (styling === 'css' && !list.some((file) => file.name.endsWith('.module.css'))) {
      problems.push({
        file: `${place}/${name}.tsx`,
        line: 1,
        message: 'The css variant has no CSS module.',
        advice: `Import "./${name}.module.css".`,
      });
    }
  }
  return problems;
}

async function formatFindings(file: SourceFile, place: string): Promise<Finding[]> {
  try {
    if ((await format(file.code, file.name)) === file.code) return [];
    const advice = `Run "npx node tools/demo-compiler/formatDemos.ts ${place}".`;
    return [
      {
        file: file.name,
        line: firstDifference(file.code, await format(file.code, file.name)),
        message: 'Code is not formatted.',
        advice,
      },
    ];
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return [{ file: file.name, line: 1, message: `Code cannot be parsed: ${message}`, advice: 'Fix the syntax.' }];
  }
}

function firstDifference(one: string, other: string): number {
  const others = other.split('\n');
  return one.split('\n').findIndex((line, index) => line !== others[index]) + 1 || 1;
}

function placed(folder: string, findings: readonly Finding[]): ContentProblem[] {
  return findings.map(({ file, ...rest }) => ({ file: `${folder}/${file}`, ...rest }));
}
