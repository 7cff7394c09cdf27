import type { TestResult } from './results.ts';

/** A statement of the specification and the tests that prove it. */
export interface SpecificationLine {
  section: string;
  line: string;
  provenBy: readonly TestReference[];
}

/** A test by its file and title; for a table test, the part of the title before the first placeholder. */
export interface TestReference {
  file: string;
  name: string;
}

export interface Proof {
  proven: number;
  /** Lines with tests that run only in the full run. */
  later: number;
  all: number;
  /** References to tests that are missing, did not run or did not pass. */
  faults: string[];
}

/** `isInFullRun` returns whether a test that did not run exists and runs only in the full run. */
export function proveLines(
  lines: readonly SpecificationLine[],
  results: readonly TestResult[],
  isInFullRun: (test: TestReference) => boolean,
): Proof {
  const faults: string[] = [];
  let proven = 0;
  let later = 0;
  for (const { section, line, provenBy } of lines) {
    const failures: string[] = [];
    let waiting = 0;
    for (const reference of provenBy) {
      const { file, name } = reference;
      const found = results.filter((result) => result.file === file && result.name.includes(name));
      const where = `§${section} "${line}": ${file} > ${name}`;
      if (found.length === 0 && isInFullRun(reference)) waiting += 1;
      else if (found.length === 0) failures.push(`${where} does not exist.`);
      else if (found.every((result) => result.isSkipped)) failures.push(`${where} did not run.`);
      else if (!found.every((result) => result.hasPassed || result.isSkipped)) failures.push(`${where} did not pass.`);
    }
    faults.push(...failures);
    if (failures.length > 0 || provenBy.length === 0) continue;
    if (waiting > 0) later += 1;
    else proven += 1;
  }
  return { proven, later, all: lines.length, faults };
}
