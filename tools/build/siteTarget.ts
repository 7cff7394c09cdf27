import { join } from 'node:path';
import { siteVariables } from '../workspace/siteConfig.ts';
import { cache, dist, generated } from '../workspace/paths.ts';

/** The output folders and the configuration of a build. */
export interface SiteTarget {
  /** The built site, as a static folder. */
  folder: string;
  /** The nginx configuration, which must not be served. */
  hosting: string;
  /** Records what the folder was built from. */
  record: string;
  /** Keeps files of earlier builds while the folder is rebuilt. */
  aside: string;
  /** Site variables that override those of the process. */
  variables: Record<string, string>;
  /** Output of steps that run while pages are rendered; copied into the site afterwards. */
  beside: string;
}

/** The site that `npm start` serves and that is deployed. */
export const mainSite: SiteTarget = {
  folder: dist,
  hosting: join(generated, 'hosting'),
  record: join(generated, 'build.json'),
  aside: join(cache, 'earlier-files'),
  variables: {},
  beside: join(cache, 'beside-pages'),
};

/** A separate build of the same sources. Only the given variables configure it. */
export function siteNamed(name: string, variables: Record<string, string>): SiteTarget {
  const home = join(cache, 'sites', name);
  const unset = Object.fromEntries(Object.keys(siteVariables).map((variable) => [variable, '']));
  return {
    folder: join(home, 'dist'),
    hosting: join(home, 'hosting'),
    record: join(home, 'build.json'),
    aside: join(home, 'earlier-files'),
    variables: { ...unset, ...variables },
    beside: join(home, 'beside-pages'),
  };
}
