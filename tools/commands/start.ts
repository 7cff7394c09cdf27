import { redirects } from '#content/redirects.ts';
import { readSiteConfig } from '../workspace/siteConfig.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully } from '../workspace/failGracefully.ts';
import { dist } from '../workspace/paths.ts';
import { stepsSoFar } from '../workspace/steps.ts';
import { startEarlyServer } from '../hosting/index.ts';

/** `npm start`: serves `dist/`, building it first when the sources changed since the last build. */
await failGracefully(async () => {
  const { port, host } = readSiteConfig(process.env);
  const server = await startEarlyServer({ port, ...(host && { host }) }, buildingPage);
  try {
    const found = findBuild();
    if (!found) console.log(`Building the documentation; ${server.url} shows how far it is.`);
    const { policy } = found ?? (await buildSite());
    server.serve({ root: dist, policy, redirects });
  } catch (error) {
    await server.close();
    throw error;
  }
  console.log(`The documentation is served at ${server.url}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
});

/** Reloads itself, and thereby turns into the requested page when that exists. */
function buildingPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Building the documentation</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-inline-size: 36rem; margin: 12vh auto; padding-inline: 1.5rem }
  h1 { font-size: 1.5rem; margin: 0 }
  ul { list-style: none; padding: 0; font-variant-numeric: tabular-nums }
</style>
<h1>Building the documentation</h1>
<p>This takes a few minutes the first time. The page you opened appears here when it is ready.</p>
<ul>
${stepsSoFar()
  .map((line) => `  <li>${line}`)
  .join('\n')}
</ul>
</html>`;
}
