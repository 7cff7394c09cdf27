import { transform, type Transform } from 'sucrase';
import type { PlaygroundFile } from '#model/playground';
import { guardLoops } from './guardLoops.ts';

/** Compiles TypeScript and JSX, and guards loops. Line numbers are preserved, so errors need no source maps. */
export function compileFile({ name, text }: PlaygroundFile): string {
  const isTyped = /\.tsx?$/.test(name);
  const hasJsx = !name.endsWith('.ts');
  const transforms: Transform[] = [
    'imports',
    ...(isTyped ? (['typescript'] as const) : []),
    ...(hasJsx ? (['jsx'] as const) : []),
  ];
  return guardLoops(transform(text, { transforms, jsxRuntime: 'automatic', production: true }).code);
}
