import { transform, type Transform } from 'sucrase';
import type { PlaygroundFile } from '#model/playground';

/** What TypeScript and JSX become. Every line stays where it is, so an error is told in the reader's own lines. */
export function compileFile({ name, text }: PlaygroundFile): string {
  const isTyped = /\.tsx?$/.test(name);
  const hasJsx = !name.endsWith('.ts');
  const transforms: Transform[] = ['imports', ...(isTyped ? (['typescript'] as const) : []), ...(hasJsx ? (['jsx'] as const) : [])];
  return transform(text, { transforms, jsxRuntime: 'automatic', production: true }).code;
}
