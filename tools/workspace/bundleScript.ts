import { build } from 'vite';

/** Bundles a module into one classic script. `define` replaces names in its code. */
export async function bundleScript(entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} produced no script.`);
  return output.output[0].code.trim();
}
