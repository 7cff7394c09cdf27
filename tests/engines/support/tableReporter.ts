import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints failures as they happen, and a table of checks and engines at the end. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, TestResult>>();

  onTestEnd(test: TestCase, result: TestResult) {
    const [, engine = '', , ...names] = test.titlePath();
    const name = names.join(' ');
    const row = this.#rows.get(name) ?? new Map<string, TestResult>();
    this.#rows.set(name, row.set(engine, result));
    if (result.status === 'passed') return;
    console.log(
      `\n${engine}: ${name}\n${result.errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`).join('\n')}`,
    );
    for (const { path } of result.attachments) if (path) console.log(`  ${path}`);
  }

  onEnd({ status }: FullResult) {
    const engines = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))];
    const width = Math.max(0, ...[...this.#rows.keys()].map((name) => name.length));
    const line = (name: string, cells: readonly string[]) =>
      console.log(`${name.padEnd(width)}  ${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd());
    console.log('');
    line('Check', engines);
    for (const [name, row] of this.#rows)
      line(
        name,
        engines.map((engine) => cellOf(row.get(engine))),
      );
    line(
      'Seconds',
      engines.map((engine) =>
        String(
          Math.round([...this.#rows.values()].reduce((sum, row) => sum + (row.get(engine)?.duration ?? 0), 0) / 1000),
        ),
      ),
    );
    console.log(`${status}\n`);
  }
}

function cellOf(result: TestResult | undefined): string {
  if (!result) return '–';
  return result.status === 'passed' ? `ok ${(result.duration / 1000).toFixed(1)} s` : result.status;
}
