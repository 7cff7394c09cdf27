import { type ApiChange, productChanges, readReleases, substitutesOf } from '#model/api-changes';
import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import { keyOf } from '#model/api-history';
import { compareReleases } from '#model/releases';
import { type Answer, failure, pageOf } from '../answer.ts';
import type { Site } from '../site.ts';

const MAX_NAMED = 12;

export interface ChangesRequest {
  from: string;
  to: string;
  product?: ApiFolder | undefined;
  /** An export, or one of its members after a dot. */
  name?: string | undefined;
  offset: number;
}

/** What releases added, removed, renamed, deprecated and changed, a line each. */
export function listChanges({ history }: Site, { from, to, product, name, offset }: ChangesRequest): Answer {
  const known = readReleases(history);
  const unknown = [from, to].filter((release) => !known.includes(release));
  if (unknown.length > 0) {
    const newest = known.slice(-MAX_NAMED).join(', ');
    return failure(
      `There is no record of ${unknown.join(' and ')}. Releases are known from ${known[0]} on; the newest are ${newest}.`,
    );
  }
  if (compareReleases(from, to) >= 0) return failure(`${to} does not come after ${from}. Swap "from" and "to".`);

  const folders = product ? [product] : API_FOLDERS;
  const rows = folders.flatMap((folder) => {
    const changes = productChanges(history, folder, from, to)
      .flatMap((owner) => owner.changes)
      .filter((change) => !name || isAbout(change, name));
    if (changes.length === 0) return [];
    const notes = substitutesOf(history, folder, [from, to]).map(
      ({ packageName, wanted, shown }) => `There is no record of ${packageName} ${wanted}; ${shown} is used instead.`,
    );
    return [`${folder}: ${changes.length} changes`, ...notes, ...changes.map(lineOf)];
  });
  if (rows.length > 0) return { text: pageOf(rows.join('\n'), offset) };
  return { text: `The API${name ? ` of ${name}` : ''} is the same in ${from} and ${to}.` };
}

function isAbout({ fact: { owner, member } }: ApiChange, name: string): boolean {
  const [wanted = '', ...rest] = name.trim().toLowerCase().split('.');
  const asked = rest.join('.');
  // Without a change of its own, an export that came or went has no rows for its members.
  if (owner.toLowerCase() === wanted) return !asked || !member || member.name.toLowerCase() === asked;
  return !asked && member?.name.toLowerCase() === wanted;
}

function lineOf({ kind, fact, before, after, plan }: ApiChange): string {
  const values = [
    before === undefined ? '' : ` from ${before}`,
    after ? `${before === undefined ? ':' : ' to'} ${after}` : '',
  ];
  return `- ${kind} ${keyOf(fact)}${plan ? ` (${plan})` : ''}${values.join('')}`;
}
