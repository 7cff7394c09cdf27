import type { DemoSurroundings } from '#features/demos';
import { shellContext } from './composeShell.ts';

/** What demos are told by the page they stand on. */
export function demoSurroundings(language: string): DemoSurroundings {
  const { t, hrefOf } = shellContext(language);
  return { t, hrefOf };
}
