import { API_FOLDERS, type ApiFolder } from '#model/api';
import type { PagePath } from '#model/nav';

/** A demo or guide that uses something of the API, as a place to go to. */
export interface ApiUse {
  kind: 'demo' | 'guide';
  title: string;
  path: PagePath;
  /** Id of the demo or heading on the page; empty for the page as a whole. */
  hash: string;
}

/** Which demos and guides use what, by `usageKey`. */
export interface ApiUsage {
  uses: Readonly<Record<string, readonly ApiUse[]>>;
}

export type ApiMemberKind = 'prop' | 'slot' | 'class';

/** The product a package belongs to: `data-grid` for `@mui/x-data-grid-pro`. */
export function folderOfPackage(name: string): ApiFolder | undefined {
  return API_FOLDERS.find((folder) => name.startsWith(`@mui/x-${folder}`));
}

/** `data-grid/DataGrid` for a component, hook or interface; `data-grid/DataGrid#prop:rows` for a member of it. */
export function usageKey(folder: ApiFolder, name: string, member?: { kind: ApiMemberKind; name: string }): string {
  return `${folder}/${name}${member ? `#${member.kind}:${member.name}` : ''}`;
}
