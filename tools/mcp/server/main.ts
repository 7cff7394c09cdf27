/** The program in the archive, with its data beside it: the server, or the command that checks a project. */
import { fileURLToPath } from 'node:url';
import { runMigrate } from './migrate/runMigrate.ts';
import { serve } from './serve.ts';

const [command, ...args] = process.argv.slice(2);
if (command === 'migrate') {
  const { text, status } = runMigrate(args, process.cwd());
  process.exitCode = status;
  console.log(text);
} else serve(fileURLToPath(new URL('data', import.meta.url)));
