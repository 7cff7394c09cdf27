import { letterDistance } from './edit-distance.ts';

const MAX_COMPARED_CHARACTERS = 200;

/** The candidate with the smallest edit distance; the first one in a tie. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(word, candidates, 1)[0];
}

/** The candidates with the smallest edit distances, best first. */
export function nearestOf(word: string, candidates: Iterable<string>, count: number): string[] {
  const cut = word.slice(0, MAX_COMPARED_CHARACTERS);
  return Array.from(candidates, (candidate) => ({
    candidate,
    edits: letterDistance(cut, candidate.slice(0, MAX_COMPARED_CHARACTERS)),
  }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
