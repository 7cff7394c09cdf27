import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '#lib/memoize';
import type { ApiFolder, ApiManifest, ApiPageEntry } from '#model/api';
import { anchorOf, kebabCase } from '#model/api-anchors';

/** A location in the API reference that prose can refer to. */
export interface ApiPlace {
  folder: ApiFolder;
  path: string;
  hash: string;
}

/** Looks up locations by name; there are several if products share a name. */
export interface ApiNames {
  find: (name: string) => ApiPlace[];
  findMember: (place: ApiPlace, owner: string, kind: 'prop' | 'slot' | 'class', member: string) => ApiPlace | undefined;
  /** Components and interfaces of a product that have a member, each with the place of the member. */
  ownersOf: (folder: ApiFolder, kind: 'prop' | 'slot', member: string) => { owner: string; place: ApiPlace }[];
  /** Valid values of the `of` attribute. */
  names: readonly string[];
  /** All members of a kind, for "did you mean" suggestions. */
  membersOf: (place: ApiPlace, owner: string, kind: 'prop' | 'slot' | 'class') => string[];
}

export function apiNamesOf({ products }: ApiManifest): ApiNames {
  const pages = products.flatMap(({ folder, pages }) => pages.map((page) => ({ folder, page })));
  const others = pages.filter(({ page }) => page.kind === 'others');
  const types = pages.filter(({ page }) => page.kind === 'types');
  const anchors = new Map(pages.map(({ page }) => [page.path as string, new Set(page.anchors)]));
  const isNamed = ({ kind }: ApiPageEntry) => kind === 'component' || kind === 'interface' || kind === 'hook';

  function find(name: string): ApiPlace[] {
    const own = pages
      .filter(({ page }) => isNamed(page) && page.name === name)
      .map(({ folder, page }) => ({ folder, path: page.path, hash: '' }));
    if (own.length > 0) return own;
    const id = kebabCase(name);
    const inList = others
      .filter(({ page }) => page.anchors.includes(id))
      .map(({ folder, page }) => ({ folder, path: page.path, hash: id }));
    if (inList.length > 0) return inList;
    return types
      .filter(({ page }) => page.anchors.includes(name))
      .map(({ folder, page }) => ({ folder, path: page.path, hash: name }));
  }

  return {
    find,
    findMember({ folder, path }, owner, kind, member) {
      const hash = anchorOf[kind](owner, member);
      return anchors.get(path)?.has(hash) ? { folder, path, hash } : undefined;
    },
    ownersOf: (folder, kind, member) =>
      pages.flatMap(({ folder: own, page: { name, path, kind: pageKind } }) => {
        const hash = anchorOf[kind](name, member);
        const isOwner = own === folder && pageKind !== 'hook' && anchors.get(path)?.has(hash);
        return isOwner ? [{ owner: name, place: { folder, path, hash } }] : [];
      }),
    names: [
      ...pages.filter(({ page }) => isNamed(page)).map(({ page }) => page.name),
      ...types.flatMap(({ page }) => page.anchors),
    ],
    membersOf({ path }, owner, kind) {
      const start = anchorOf[kind](owner, '');
      return [...(anchors.get(path) ?? [])].filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    },
  };
}

/** Looks up the address of a usage key without a member, such as `data-grid/GridColDef`. */
export function addressesIn(api: ApiNames | undefined): (key: string) => string | undefined {
  return memoize((key: string) => api && addressOf(key, api));
}

function addressOf(key: string, api: ApiNames): string | undefined {
  const [folder, name = ''] = key.split('/');
  const place = api.find(name).find((one) => one.folder === folder);
  return place && urlOf(place);
}

export function urlOf({ path, hash }: ApiPlace): string {
  return `${path}/${hash && `#${hash}`}`;
}

let known: { file: string; writtenMs: number; names: ApiNames } | undefined;

/** Reads the manifest on disk, again whenever the dev server has rewritten it; `undefined` before the first extraction. */
export function readApiNames(root: string): ApiNames | undefined {
  const file = join(root, 'generated/api/manifest.json');
  const writtenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenMs === undefined) return undefined;
  if (known?.file === file && known.writtenMs === writtenMs) return known.names;
  known = { file, writtenMs, names: apiNamesOf(JSON.parse(readFileSync(file, 'utf8')) as ApiManifest) };
  return known.names;
}
