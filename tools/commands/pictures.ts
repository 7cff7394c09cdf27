import { redirects } from '#content/redirects.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { findStalePictures, readPictureSubjects } from '../demo-compiler/index.ts';
import { startServer } from '../hosting/index.ts';
import { openCamera, removeOrphans, takePictures } from '../pictures/index.ts';
import { testSite } from '../testing/testSite.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { root } from '../workspace/paths.ts';
import { step } from '../workspace/steps.ts';

/**
 * `npm run pictures`: takes the pictures of demos that are missing or older than what they show.
 * `npm run pictures -- charts/bars` takes those of all demos whose ids start so, whether older or not.
 */
await failGracefully(async () => {
  const prefixes = process.argv.slice(2);
  const subjects = readPictureSubjects(root);
  const wanted =
    prefixes.length > 0
      ? subjects.filter(({ demo }) => prefixes.some((prefix) => demo.startsWith(prefix)))
      : findStalePictures(root, subjects);
  removeOrphans(root, subjects);
  if (wanted.length === 0) return console.log('All pictures show what their demos show.');

  const { policy } = findBuild(testSite) ?? (await buildSite({ target: testSite }));
  const server = await startServer({ root: testSite.folder, policy, redirects, port: 0 });
  const camera = await openCamera(server.url);
  const failures = await step('Take pictures', (progress) => takePictures(root, camera, wanted, progress));
  await camera.close();
  await server.close();
  if (failures.length > 0) throw new UserError(failures.join('\n'));
});
