import { buildSite } from '../build/buildSite.ts';
import { failGracefully } from '../build/failGracefully.ts';

/**
 * `npm run build`: the site into `dist/`, always from scratch. Files of earlier builds are taken from there, or from the
 * folder in `PREVIOUS_BUILD`, where a machine that builds keeps a copy of what is published.
 */
await failGracefully(async () => {
  await buildSite({ previous: process.env['PREVIOUS_BUILD'] || undefined, isDeployable: true });
});
