import { folderOfPackage } from '#model/api-usage';
import { type ApiNames, type ApiPlace, urlOf } from '../../api-extractor/names.ts';
import type { Fence } from '../page.ts';
import { choose } from '../rules/apiNames.ts';

const CODE = /^[jt]sx?$/;
const IMPORTS = /\bimport\s+(?:type\s+)?([^;'"]+?)\s+from\s+['"]([^'"]+)['"]/g;
const IMPORTED = /(?:([\w$]+)\s+as\s+)?([\w$]+)\s*(?=[,}]|$)/g;
const DECLARED = /\b(?:function|const|let|class|interface|type)\s+([\w$]+)/g;
/** A name of several words, which is unlikely to mean anything else. */
const DISTINCT = /^(?:use)?[A-Z]\w*[a-z]\w*[A-Z]|^use[A-Z]/;

/**
 * Finds the address of a name in a code fence. A fence is often only a part of a file: a name that it neither imports nor
 * declares is that of the packages, if it is distinct.
 */
export function namesOfFence(
  { code, language }: Fence,
  path: string,
  api: ApiNames | undefined,
): ((name: string) => string | undefined) | undefined {
  // Migration guides show names that no longer mean what the reference says.
  if (!api || !CODE.test(language) || path.startsWith('/x/migration/')) return undefined;
  const own = new Map<string, ApiPlace | 'several' | undefined>();
  for (const [, name = ''] of code.matchAll(DECLARED)) own.set(name, undefined);
  for (const [, clause = '', from = ''] of code.matchAll(IMPORTS)) {
    const folder = folderOfPackage(from);
    for (const [, exported, local = ''] of clause.matchAll(IMPORTED))
      own.set(local, folder && choose(api.find(exported ?? local), folder, path));
  }
  return (name) => {
    if (!own.has(name) && !DISTINCT.test(name)) return undefined;
    const place = own.has(name) ? own.get(name) : choose(api.find(name), undefined, path);
    return place && place !== 'several' ? urlOf(place) : undefined;
  };
}
