import { redirects } from '#content/redirects.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully } from '../workspace/failGracefully.ts';
import { mainSite } from '../build/siteTarget.ts';
import { startTestServer } from './startTestServer.ts';
import { testSite } from './testSite.ts';

/** `serve.ts 4173 tests` serves the site for tests, `serve.ts 4174 deployed` the deployed one; both are built if needed. */
await failGracefully(async () => {
  const [port, which] = process.argv.slice(2);
  const isDeployed = which === 'deployed';
  const target = isDeployed ? mainSite : testSite;
  const found = findBuild(target);
  const { policy } =
    found && (found.isDeployable || !isDeployed) ? found : await buildSite({ target, isDeployable: isDeployed });
  await startTestServer({ root: target.folder, policy, redirects, port: Number(port) });
});
