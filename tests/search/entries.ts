import { anchorOf } from '#model/api-anchors';
import { anchorOfMember, LISTED_KINDS, MEMBER_KINDS, SEARCH_NAMES_FILE, type SearchNames } from '#model/search';
import { readIndexFile } from './queries.ts';

/** All URLs in the index, including owners that are found only by name. */
export function entriesIn(): string[] {
  const names = readIndexFile(SEARCH_NAMES_FILE) as SearchNames;
  const pageOf = (page: number) => `/x/${names.pages[page]?.[0]}/`;
  return [
    ...names.pages.map((_, page) => pageOf(page)),
    ...names.headings.flatMap(([page, ...pairs]) =>
      pairs.filter((_, index) => index % 2 === 0).map((id) => `${pageOf(page)}#${id.replace(/ .*/, '')}`),
    ),
    ...names.demos.map(([page, name]) => `${pageOf(page)}#${name}`),
    ...names.listed.map(([page, kind, name]) => `${pageOf(page)}#${anchorOf[LISTED_KINDS[kind] ?? 'event'](name)}`),
    ...names.types.flatMap(([page, list]) => list.split(' ').map((name) => `${pageOf(page)}#${name}`)),
    ...names.owners.flatMap(([page, , hash]) => (hash ? [`${pageOf(page)}#${hash}`] : [])),
    ...names.members.flatMap(([name, kind, , ...owners]) =>
      owners.flatMap((number) => {
        const owner = names.owners[number];
        const member = MEMBER_KINDS[kind];
        return owner && member ? [`${pageOf(owner[0])}#${anchorOfMember(owner[1], member, name)}`] : [];
      }),
    ),
  ];
}
