import type { DemoSurroundings } from '#features/demos';
import { shellContext } from './composeShell.ts';

/** What a page passes to its demos. */
export function demoSurroundings(language: string): DemoSurroundings {
  const { t, hrefOf } = shellContext(language);
  return { t, hrefOf };
}
