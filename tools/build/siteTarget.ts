import { join } from 'node:path';
import { siteVariables } from '#model/site-config';
import { cache, dist, generated } from './places.ts';

/** Where a build goes and what configures it. */
export interface SiteTarget {
  /** The site as a plain static folder. */
  folder: string;
  /** The nginx configuration, which must not be served. */
  hosting: string;
  /** Says what the folder was built from. */
  record: string;
  /** Where files of earlier builds wait while the folder is made anew. */
  aside: string;
  /** Site variables that differ from those of the process. */
  variables: Record<string, string>;
  /** Where files that are no pages are built while pages are rendered. */
  beside: string;
}

/** What a server listens on that can be reached by any name; browsers call this machine localhost. */
const EVERY_ADDRESS = '0.0.0.0';

/** The site that `npm start` serves and that is deployed. */
export const mainSite: SiteTarget = {
  folder: dist,
  hosting: join(generated, 'hosting'),
  record: join(generated, 'build.json'),
  aside: join(cache, 'earlier-files'),
  variables: servedHost(process.env),
  beside: join(cache, 'beside-pages'),
};

/** A site that is published nowhere is read where `npm start` serves it, and its service worker works there. */
export function servedHost({ SITE_URL, DOCS_HOST, HOST }: Record<string, string | undefined>): Record<string, string> {
  if (SITE_URL?.trim() || DOCS_HOST?.trim()) return {};
  const host = HOST?.trim() ?? '';
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host) && host !== EVERY_ADDRESS;
  return { DOCS_HOST: isName ? host : 'localhost' };
}

/** Another build of the same sources, under a name of its own. Only the given variables configure it. */
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
