import { API_FOLDERS } from '#model/api';
import { failGracefully, UserError } from '../../workspace/failGracefully.ts';
import { root } from '../../workspace/paths.ts';
import { readUntaught } from './readUntaught.ts';

/** `npx node tools/checks/untaught/print.ts tree-view`: API members that no demo uses and no guide names. */
await failGracefully(async () => {
  const folder = API_FOLDERS.find((known) => known === process.argv[2]);
  if (!folder) throw new UserError(`Say whose API: ${API_FOLDERS.join(', ')}.`);
  const { untaught, count } = readUntaught(root, folder);
  for (const member of untaught) console.log(member);
  console.log(`${untaught.length} of ${count} members of ${folder} are not covered by guides.`);
  process.exitCode = untaught.length > 0 ? 1 : 0;
});
