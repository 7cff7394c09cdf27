import { API_FOLDERS, type ApiFolder } from '#model/api';
import { type NavEntry, pagesIn, type Plan, planOfPage } from '#model/nav';
import { SEARCH_SHARDS, type PlanLevel, type SearchShard } from '#model/search';

/** Data about a page from the navigation tree. */
interface NavFacts {
  /** Title of the top-level group. */
  section: string;
  plan: PlanLevel;
  /** Title of the group that the page introduces as its first one: "Rows". */
  introduces: string | undefined;
}

/** All pages of the navigation tree with their top-level group and plan, their own or that of the nearest group. */
export function readNav(nav: readonly NavEntry[]): Map<string, NavFacts> {
  return new Map(
    pagesIn(nav).map((found) => [
      found.page.path,
      {
        section: found.groups[0]?.title ?? '',
        plan: levelOf(planOfPage(found)),
        introduces: introducedBy(found),
      },
    ]),
  );
}

function introducedBy({ page, groups }: ReturnType<typeof pagesIn>[number]): string | undefined {
  const around = groups.at(-1);
  return groups.length > 1 && around?.kind === 'group' && around.children[0] === page ? around.title : undefined;
}

/** Titles of the top-level groups, in navigation order. */
export function sectionTitles(nav: readonly NavEntry[]): string[] {
  return nav.flatMap((entry) => ('children' in entry ? [entry.title] : []));
}

/** The top-level group that contains the API reference of a product. */
export function sectionOfApi(nav: readonly NavEntry[], folder: ApiFolder): string {
  const holds = (entry: NavEntry): boolean =>
    'children' in entry && (entry.api === folder || entry.children.some(holds));
  return sectionTitles(nav.filter(holds))[0] ?? '';
}

export function shardOfSection(nav: readonly NavEntry[], section: string): SearchShard {
  return API_FOLDERS.find((folder) => sectionOfApi(nav, folder) === section) ?? 'general';
}

export function numberOfShard(shard: SearchShard): number {
  return SEARCH_SHARDS.indexOf(shard);
}

export function levelOf(plan: Plan | undefined): PlanLevel {
  return plan === 'premium' ? 2 : plan === 'pro' ? 1 : 0;
}
