import { API_FOLDERS, type ApiFolder } from '#model/api';
import type { PagePath } from '#model/nav';

/** A link to a demo or guide that uses an API. */
export interface ApiUse {
  kind: 'demo' | 'guide';
  title: string;
  path: PagePath;
  /** Id of the demo or heading; empty for the whole page. */
  hash: string;
}

/** Demos and guides by the APIs they use, keyed by `usageKey`. */
export interface ApiUsage {
  uses: Readonly<Record<string, readonly ApiUse[]>>;
}

export type ApiMemberKind = 'prop' | 'slot' | 'class';

/** The product a package belongs to: `data-grid` for `@mui/x-data-grid-pro`. */
export function folderOfPackage(name: string): ApiFolder | undefined {
  return API_FOLDERS.find((folder) => name.startsWith(`@mui/x-${folder}`));
}

/** `data-grid/DataGrid` for a component, hook or interface; `data-grid/DataGrid#prop:rows` for a member. */
export function usageKey(folder: ApiFolder, name: string, member?: { kind: ApiMemberKind; name: string }): string {
  return `${folder}/${name}${member ? `#${member.kind}:${member.name}` : ''}`;
}
