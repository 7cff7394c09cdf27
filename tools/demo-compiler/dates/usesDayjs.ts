import type { DemoSource } from '../demoSource.ts';

/** Whether a demo uses Day.js, so that there is something to translate. */
export function usesDayjs({ files }: Pick<DemoSource, 'files'>): boolean {
  return [...files.values()].flat().some(({ code }) => /dayjs/i.test(code));
}
