import { test } from '@playwright/test';

/** Prints, after the last test of a file, how many rows of the fault matrix were survived. Rows start the tests' names. */
export function countSurvivors(kind: string, rows: readonly string[]) {
  const tried = new Map<string, boolean>();
  // One after the other in one process, or each process would count its own.
  test.describe.configure({ mode: 'default' });
  test.afterEach(() => {
    const info = test.info();
    const row = info.title.slice(0, 3);
    tried.set(row, (tried.get(row) ?? true) && info.status === info.expectedStatus);
  });
  test.afterAll(() => {
    const survived = rows.filter((row) => tried.get(row));
    console.log(`${kind}: survived ${survived.length}/${rows.length}`);
  });
}
