import { pathOfDemoPicture } from '#model/demo-picture';
import { anchorOfMember, MEMBER_KINDS } from '#model/search';
import type { Entry } from './entries.ts';
import { excerptOf, marksIn } from './highlight.ts';
import type { Hit } from './protocol.ts';
import type { Query } from './query.ts';
import { squash } from './words.ts';

/** Converts an entry to a hit with link, highlights and excerpt. */
export function toHit(entry: Entry, query: Query, terms: ReadonlySet<string>, text: string): Hit {
  const typed = query.words.filter(({ isFiller }) => !isFiller).map((word) => word.text);
  const { path, hash, plan, owners } = targetOf(entry, query);
  const pictured = { page: `/x/${path}`, name: hash };
  const excerpt = text ? excerptOf(text, terms, typed) : undefined;
  return {
    kind: entry.kind,
    title: entry.title,
    chinese: entry.chinese,
    marks: marksIn(entry.title, terms, typed),
    href: `/x/${path}/${hash ? `#${hash}` : ''}`,
    shard: entry.shard,
    section: entry.section,
    page: entry.page,
    plan,
    owners,
    ...(entry.picture && {
      picture: {
        light: pathOfDemoPicture(pictured, entry.picture, 'light'),
        dark: pathOfDemoPicture(pictured, entry.picture, 'dark'),
      },
    }),
    ...(excerpt && { excerpt }),
  };
}

/** A member links to the owner in the query, or else to its most common owner. */
function targetOf(entry: Entry, { names }: Query): Pick<Hit, 'plan' | 'owners'> & { path: string; hash: string } {
  const kind = MEMBER_KINDS.find((member) => member === entry.kind);
  const owner = entry.owners.find(({ name }) => names.includes(squash(name))) ?? entry.owners[0];
  if (!kind || !owner) return { path: entry.path, hash: entry.hash, plan: entry.plan, owners: [] };
  const others = entry.owners.filter((other) => other !== owner);
  return {
    path: owner.path,
    hash: anchorOfMember(owner.name, kind, entry.title),
    plan: owner.plan > entry.plan ? owner.plan : entry.plan,
    owners: [owner, ...others].map(({ name }) => name),
  };
}
