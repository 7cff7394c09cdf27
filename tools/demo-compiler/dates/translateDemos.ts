import { listDemoFolders } from '../demoPaths.ts';
import { readDemoSource } from '../demoSource.ts';
import { DATE_LIBRARIES, type DateLibrary } from './libraries.ts';
import { type TranslatedDemo, translateDemo } from './translateDemo.ts';
import { usesDayjs } from './usesDayjs.ts';

/** The demos that use Day.js, by id, in each library. */
export function translateDemos(root: string): ReadonlyMap<DateLibrary, ReadonlyMap<string, TranslatedDemo>> {
  const demos = listDemoFolders(root)
    .map((folder) => readDemoSource(root, folder))
    .filter(usesDayjs);
  return new Map(
    DATE_LIBRARIES.map((library) => [library, new Map(demos.map((demo) => [demo.id, translateDemo(demo, library)]))]),
  );
}
