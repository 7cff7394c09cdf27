import { buildSite } from '../build/buildSite.ts';
import { failGracefully } from '../build/failGracefully.ts';

/** `npm run build`: the site into `dist/`, always from scratch. */
await failGracefully(async () => {
  await buildSite();
});
