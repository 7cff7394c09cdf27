import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEvent, ApiSelector } from '#model/api';
import type { PlanLevel } from '#model/search';
import type { ScannedPage } from '../content-pipeline/index.ts';
import { levelOf } from './navFacts.ts';
import { plainText } from './plainText.ts';

interface FoundListed {
  /** Path of the page whose table has the anchor. */
  page: string;
  kind: 'event' | 'selector';
  name: string;
  plan: PlanLevel;
  text: string;
}

/** Events and selectors that pages list. Of several pages, the entry leads to the one that lists the most of its feature. */
export function collectListed({
  pages,
  apiFolder,
}: {
  pages: readonly ScannedPage[];
  apiFolder: string;
}): FoundListed[] {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(apiFolder, 'data-grid', file), 'utf8')) as T[];
  const collect = (kind: FoundListed['kind'], members: readonly (ApiEvent | ApiSelector)[]): FoundListed[] => {
    const lists = pages.map(({ path, listed }) => ({
      path,
      names: new Set(listed.filter((one) => one.kind === kind).map(({ name }) => name)),
    }));
    const featureOf = (member: ApiEvent | ApiSelector) => ('feature' in member ? member.feature : '');
    return members.flatMap((member) => {
      const related = members.filter((other) => featureOf(other) === featureOf(member));
      const [home] = lists
        .filter(({ names }) => names.has(member.name))
        .map(({ path, names }) => ({ path, count: related.filter(({ name }) => names.has(name)).length }))
        .sort((a, b) => b.count - a.count);
      return home
        ? [
            {
              page: home.path,
              kind,
              name: member.name,
              plan: levelOf(member.plan),
              text: plainText(member.description),
            },
          ]
        : [];
    });
  };
  return [
    ...collect('event', read<ApiEvent>('events.json')),
    ...collect('selector', read<ApiSelector>('selectors.json')),
  ];
}
