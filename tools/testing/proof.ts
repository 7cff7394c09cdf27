import type { TestResult } from './results.ts';

/** A statement of the specification, a threat or a fault, and the tests that prove it. */
export interface Statement {
  /** Its number, such as 4.12, which stays when the text changes. */
  id: string;
  text: string;
  /** Says what the site is for, so that no test can prove it. */
  isContext: boolean;
  provenBy: TestReference[];
}

/** A test by its file and title; for a table test, the part of the title before the first placeholder. */
export interface TestReference {
  file: string;
  name: string;
}

interface Proof {
  proven: number;
  /** Statements with tests that run only in the full run. */
  later: number;
  all: number;
  /** Tests that are missing, did not run or did not pass, and statements without any. */
  faults: string[];
}

/** `isInFullRun` returns whether a test that did not run exists and runs only in the full run. */
export function proveStatements(
  statements: readonly Statement[],
  results: readonly TestResult[],
  isInFullRun: (test: TestReference) => boolean,
): Proof {
  const proof: Proof = { proven: 0, later: 0, all: 0, faults: [] };
  for (const { id, text, isContext, provenBy } of statements) {
    if (isContext && provenBy.length === 0) continue;
    proof.all += 1;
    const verdicts = provenBy.map((test) => verdictOn(test, results, isInFullRun));
    const faults = verdicts.flatMap((verdict, index) => {
      const { file = '', name = '' } = provenBy[index] ?? {};
      return verdict === 'passed' || verdict === 'later' ? [] : [`${id} "${text}": ${file} > ${name} ${verdict}.`];
    });
    if (provenBy.length === 0) faults.push(`${id} "${text}" has no test and is not marked as context.`);
    proof.faults.push(...faults);
    if (faults.length > 0) continue;
    if (verdicts.includes('later')) proof.later += 1;
    else proof.proven += 1;
  }
  return proof;
}

function verdictOn(
  test: TestReference,
  results: readonly TestResult[],
  isInFullRun: (test: TestReference) => boolean,
): 'passed' | 'later' | 'does not exist' | 'did not run' | 'did not pass' {
  const found = results.filter(({ file, name }) => file === test.file && name.includes(test.name));
  if (found.length === 0) return isInFullRun(test) ? 'later' : 'does not exist';
  if (found.every(({ isSkipped }) => isSkipped)) return 'did not run';
  return found.every(({ hasPassed, isSkipped }) => hasPassed || isSkipped) ? 'passed' : 'did not pass';
}
