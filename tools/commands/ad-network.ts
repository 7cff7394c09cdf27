import { parseArgs } from 'node:util';
import { feeds, isKeyOf, scripts, startAdNetwork } from '../ad-network/index.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';

const USAGE = 'npm run ad-network -- --port 4180 --script late --feed none';

/** `npm run ad-network`: a local mock network, to try ads and their failure modes. */
await failGracefully(async () => {
  const options = readOptions();
  const { port } = await startAdNetwork(options).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken ? new UserError(`Port ${options.port} is in use; choose another with --port.`) : error;
  });
  const origin = `http://127.0.0.1:${port}`;
  console.log(`The mock ad network is at ${origin}; open it to enable faults. To use it, start the site with`);
  console.log(`  CONSENT=off LOOPBACK_IS_SECURE=true AD_SCRIPT_URL=${origin}/script.js npm start   (ads by script)`);
  console.log(`  CONSENT=off LOOPBACK_IS_SECURE=true AD_FEED_URL=${origin}/feed.json npm start     (ads by feed)`);
});

function readOptions() {
  const { port, script, feed } = parse();
  if (!/^\d{1,5}$/.test(port) || +port < 1 || +port > 65_535)
    throw new UserError('--port takes a whole number from 1 to 65535.');
  return {
    port: Number(port),
    behavior: { script: nameIn(scripts, '--script', script), feed: nameIn(feeds, '--feed', feed) },
  };
}

function parse() {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    return parseArgs({ options: { port: text('4180'), script: text('ad'), feed: text('ad') } }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  }
}

function nameIn<T extends object>(table: T, option: string, name: string): Extract<keyof T, string> {
  if (isKeyOf(table, name)) return name;
  throw new UserError(`${option} takes one of: ${Object.keys(table).join(', ')}.`);
}
