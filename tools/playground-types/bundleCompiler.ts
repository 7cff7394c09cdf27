import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minifySync } from 'vite';

/**
 * The compiler as a module. It is one script that assigns a variable and uses Node only if available, so it needs no
 * bundling; a bundler would add stubs for modules that are never loaded.
 */
export function bundleCompiler(root: string): string {
  const file = createRequire(join(root, 'package.json')).resolve('typescript');
  const { code, errors } = minifySync(file, `${readFileSync(file, 'utf8')}\nexport default ts;\n`, { module: true });
  if (errors.length > 0) throw new Error(`${file} could not be minified: ${errors[0]?.message}`);
  return code;
}
