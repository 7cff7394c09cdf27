import { existsSync, readFileSync } from 'node:fs';

export interface TestResult {
  /** File relative to the repository root. */
  file: string;
  /** The title of the test, preceded by the titles of its groups. */
  name: string;
  hasPassed: boolean;
  isSkipped: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function readVitestReport(path: string, root: string): TestResult[] {
  const report = readJson<VitestReport>(path);
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: file.replace(`${root}/`, ''),
      name: fullName,
      hasPassed: status === 'passed',
      isSkipped: status === 'pending' || status === 'skipped' || status === 'todo',
    })),
  );
}

export function readPlaywrightReport(path: string): TestResult[] {
  const report = readJson<{ suites: PlaywrightSuite[] }>(path);
  return (report?.suites ?? []).flatMap((suite) => resultsOf(suite, []));
}

function resultsOf(suite: PlaywrightSuite, groups: readonly string[]): TestResult[] {
  // The outermost suite is the file itself.
  const names = suite.title === suite.file ? groups : [...groups, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({
      file: `tests/${file}`,
      name: [...names, title].join(' '),
      hasPassed: status === 'expected',
      isSkipped: status === 'skipped',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, names))];
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
