import { element } from '#lib/element';
import { fillIn } from '#lib/fill-in';
import { find, findAll, type Hook, read } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { AFFECTED_SINCE, FIXED_IN, NEEDS, SINCE } from '#model/hooks';
import { compareReleases } from '#model/releases';
import { parseNeeds } from './needs.ts';

/** Elements that the lens has added; a new choice replaces them. */
const NOTE: Hook = 'data-lens-note';

/** Marks what the given release lacks; an empty one marks nothing. */
export function showRelease(release: string) {
  for (const note of findAll(NOTE)) note.remove();
  const texts = { newer: pageData('newerThan'), fixed: pageData('fixedFor'), unaffected: pageData('unaffected') };
  const isNewer = (other: string) => release !== '' && compareReleases(other, release) > 0;
  const print = (text: string) => fillIn(text, { release });

  for (const badge of findAll(SINCE)) if (isNewer(read(SINCE, badge))) badge.after(noteOf(print(texts.newer)));
  for (const issue of findAll(FIXED_IN)) {
    if (release && !isNewer(read(FIXED_IN, issue))) headOf(issue)?.append(goodNews(print(texts.fixed)));
  }
  for (const issue of findAll(AFFECTED_SINCE)) {
    if (isNewer(read(AFFECTED_SINCE, issue))) headOf(issue)?.append(goodNews(print(texts.unaffected)));
  }
  showNeeds(isNewer, print(texts.newer));
}

function showNeeds(isNewer: (release: string) => boolean, text: string) {
  const place = find(NEEDS);
  if (!place) return;
  const needs = parseNeeds(read(NEEDS, place)).filter(({ since }) => isNewer(since));
  const list = (names: readonly { name: string; since: string }[]) =>
    `${text}: ${names.map(({ name, since }) => `${name} (${since})`).join(', ')}`;
  const own = needs.filter(({ demo }) => !demo);
  if (own.length > 0) place.after(noteOf(list(own), 'p'));
  for (const [demo, names] of Map.groupBy(needs, ({ demo: id }) => id)) {
    if (demo) document.getElementById(demo)?.prepend(noteOf(list(names), 'p'));
  }
}

function headOf(issue: HTMLElement): Element | null {
  return issue.querySelector('h3');
}

function goodNews(text: string): HTMLElement {
  const note = noteOf(text);
  note.classList.add('lens-good');
  return note;
}

function noteOf(text: string, kind: 'p' | 'span' = 'span'): HTMLElement {
  const note = element(kind, { className: kind === 'p' ? 'lens-note' : 'lens-mark' }, text);
  note.setAttribute(NOTE, '');
  return note;
}
