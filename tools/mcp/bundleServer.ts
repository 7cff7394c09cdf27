import { join } from 'node:path';
import { build } from 'vite';

/** The server and everything it imports as one module for Node 20 and newer. */
export async function bundleServer(): Promise<string> {
  const entry = join(import.meta.dirname, 'server/main.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      write: false,
      minify: true,
      target: 'node20',
      ssr: entry,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} produced no program.`);
  return `#!/usr/bin/env node\n${output.output[0].code}`;
}
