import { buildSite } from '../build/buildSite.ts';
import { failGracefully } from '../workspace/failGracefully.ts';

/**
 * `npm run build`: builds the site into `dist/`, always from scratch. Files of earlier builds are taken from there, or from
 * `PREVIOUS_BUILD`, where a build machine keeps a copy of the published site.
 */
await failGracefully(async () => {
  await buildSite({ previous: process.env['PREVIOUS_BUILD'] || undefined, isDeployable: true });
});
