import type { TestResult } from './results.ts';

/** One line of the specification and the tests that prove it. */
export interface SpecificationLine {
  section: string;
  line: string;
  provenBy: readonly TestReference[];
}

/** A test by its file and its name; of a table test, the part before its first placeholder. */
export interface TestReference {
  file: string;
  name: string;
}

export interface Proof {
  proven: number;
  all: number;
  /** References to tests that do not exist, did not run or did not pass. */
  faults: string[];
}

export function proveLines(lines: readonly SpecificationLine[], results: readonly TestResult[]): Proof {
  const faults: string[] = [];
  let proven = 0;
  for (const { section, line, provenBy } of lines) {
    const failures = provenBy.flatMap(({ file, name }) => {
      const found = results.filter((result) => result.file === file && result.name.includes(name));
      const where = `§${section} "${line}": ${file} > ${name}`;
      if (found.length === 0) return [`${where} does not exist.`];
      if (found.every((result) => result.isSkipped)) return [`${where} did not run.`];
      return found.every((result) => result.hasPassed || result.isSkipped) ? [] : [`${where} did not pass.`];
    });
    faults.push(...failures);
    if (provenBy.length > 0 && failures.length === 0) proven += 1;
  }
  return { proven, all: lines.length, faults };
}
