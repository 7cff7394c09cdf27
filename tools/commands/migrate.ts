import { runMigrate } from '../mcp/index.ts';
import { failGracefully } from '../workspace/failGracefully.ts';

/**
 * `npm run migrate -- src --from 7`: what the migration guides change in a project, with file and line. Paths are those of the
 * folder in which npm was called.
 */
await failGracefully(async () => {
  const { text, status } = runMigrate(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  process.exitCode = status;
  console.log(text);
});
