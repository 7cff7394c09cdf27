import { anchorOfMember, MEMBER_KINDS } from '#model/search';
import type { Entry } from './entries.ts';
import { excerptOf, marksIn } from './highlight.ts';
import type { Hit } from './protocol.ts';
import type { Query } from './query.ts';
import { squash } from './words.ts';

/** An entry as an answer: where it leads, and why it was found. */
export function toHit(entry: Entry, query: Query, terms: ReadonlySet<string>, text: string): Hit {
  const typed = query.words.filter(({ isFiller }) => !isFiller).map((word) => word.text);
  const { path, hash, plan, owners } = placeOf(entry, query);
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
    ...(excerpt && { excerpt }),
  };
}

/** A member leads to the owner that was named, or else to the best known one. */
function placeOf(entry: Entry, { names }: Query): Pick<Hit, 'plan' | 'owners'> & { path: string; hash: string } {
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
