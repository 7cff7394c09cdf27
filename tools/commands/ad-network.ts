import { startAdNetwork } from '../ad-network/index.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';

const [port = '4180'] = process.argv.slice(2);

/** `npm run ad-network`: a local mock network, to try ads and their failure modes. `npm run ad-network -- 4181` takes another port. */
await failGracefully(async () => {
  if (!/^\d{1,5}$/.test(port) || +port < 1 || +port > 65_535)
    throw new UserError(`${port} is not a port; pass a whole number from 1 to 65535.`);
  await startAdNetwork({ port: Number(port) }).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken ? new UserError(`Port ${port} is in use; pass another one.`) : error;
  });
  const origin = `http://127.0.0.1:${port}`;
  console.log(`The mock ad network is at ${origin}; open it to choose faults. To use it, start the site with`);
  console.log(`  CONSENT=off LOOPBACK_IS_SECURE=true AD_SCRIPT_URL=${origin}/script.js npm start   (ads by script)`);
  console.log(`  CONSENT=off LOOPBACK_IS_SECURE=true AD_FEED_URL=${origin}/feed.json npm start     (ads by feed)`);
});
