import type { Redirect } from '#model/redirects';
import type { HeaderRule } from '../headerRules.ts';
import type { HostingPolicy } from '../policy.ts';
import { encodedPath, type RedirectRules, unbuiltLanguagePattern } from '../redirects.ts';
import { liveRedirects, redirectTable } from '../redirectTable.ts';
import { siteRules } from '../siteRules.ts';
import { decide, type SiteMap } from './decide.ts';
import { listKnownFiles } from './knownFiles.ts';
import { requestPathOf, type ServedFile, servedFile } from './servedFiles.ts';

/** The lookup tables of the request handler; created once at startup. */
export interface Site extends SiteMap {
  readonly rules: readonly HeaderRule[];
  readonly files: ReadonlyMap<string, ServedFile>;
  /** The canonical URL of every file, as a fast path for simple requests. */
  readonly direct: ReadonlyMap<string, ServedFile>;
}

export function redirectRules(redirects: readonly Redirect[], builtLanguages: readonly string[]): RedirectRules {
  return {
    table: redirectTable(redirects, builtLanguages),
    unbuiltLanguage: new RegExp(unbuiltLanguagePattern(builtLanguages)),
  };
}

export function openSite(root: string, policy: HostingPolicy, redirects: readonly Redirect[]): Site {
  const rules = siteRules(policy);
  const files = new Map<string, ServedFile>();
  for (const [path, file] of listKnownFiles(root)) files.set(path, servedFile(root, file, rules));
  const map: SiteMap = { files, redirects: redirectRules(liveRedirects(redirects, root), policy.builtLanguages) };
  return { ...map, rules, files, direct: directAddresses(files, map) };
}

/** Uses `decide` itself, so that the fast path can never give a different result. */
function directAddresses(files: ReadonlyMap<string, ServedFile>, map: SiteMap): ReadonlyMap<string, ServedFile> {
  const direct = new Map<string, ServedFile>();
  for (const [path, file] of files) {
    const address = encodedPath(requestPathOf(path));
    const decision = decide('GET', address, map);
    if (decision.kind === 'file' && decision.path === path) direct.set(address, file);
  }
  return direct;
}
