import { fillIn } from '#lib/fill-in';
import { localizeHref } from '#lib/paths';
import { clickAttributes } from '#model/clicks';
import type { SavedPage } from '#services/reading-list/browser';
import type { Hit } from '#services/search/browser';
import type { HitWords } from './words.ts';

const MAX_OWNERS = 2;

/** An option that repeats a recent search. */
export function recentOption(query: string): HTMLElement {
  const option = element('div', { role: 'option', 'aria-selected': 'false', 'data-query': query });
  option.append(query);
  return option;
}

/** A visited or bookmarked page. */
export function pageOption({ path, title }: SavedPage): HTMLElement {
  return element(
    'a',
    { role: 'option', 'aria-selected': 'false', href: path, tabindex: '-1', ...clickAttributes('searchHit', path) },
    title,
  );
}

/** A command: a link, or an element that acts when it is chosen. */
export function commandOption(label: string, href: string | undefined, act: () => void): HTMLElement {
  const option = element(
    href ? 'a' : 'div',
    { role: 'option', 'aria-selected': 'false', 'data-command': '', ...(href && { href, tabindex: '-1' }) },
    label,
  );
  if (!href) option.addEventListener('click', act);
  return option;
}

/** Options under a heading, which names their group. `key` starts a query for this group only. */
export function optionGroup(label: string, options: readonly HTMLElement[], key = ''): HTMLElement {
  const group = element('div', { role: 'group', 'aria-label': label });
  const heading = element('div', { 'data-search': 'heading', 'aria-hidden': 'true' }, label);
  if (key) heading.append(' ', element('kbd', {}, key));
  group.append(heading, ...options);
  return group;
}

/** A hit as a link with its title, kind, plan, location and excerpt. */
export function hitOption(hit: Hit, words: HitWords): HTMLElement {
  const language = document.documentElement.lang;
  const option = element('a', {
    role: 'option',
    'aria-selected': 'false',
    href: localizeHref(hit.href, language),
    tabindex: '-1',
    ...clickAttributes('searchHit', hit.href),
  });
  const title =
    language === 'zh' && hit.chinese
      ? element('span', { 'data-hit': 'title' }, hit.chinese)
      : marked(hit.title, hit.marks, 'title');
  const isName = hit.kind !== 'page' && hit.kind !== 'section' && hit.kind !== 'demo';
  if (isName) title.dataset['name'] = '';
  const head = element('span', { 'data-hit': 'head' });
  head.append(title, element('span', { 'data-hit': 'kind' }, words.kinds[hit.kind]));
  if (hit.plan > 0)
    head.append(element('span', { 'data-hit': hit.plan === 1 ? 'pro' : 'premium' }, words.plans[hit.plan]));
  option.append(head, element('span', { 'data-hit': 'place' }, locationOf(hit, words)));
  if (hit.excerpt) option.append(marked(hit.excerpt.text, hit.excerpt.marks, 'excerpt'));
  return option;
}

/** `Data Grid › Sorting`, or `Data Grid · of DataGridPro, DataGridPremium and 3 more`. */
function locationOf({ section, page, owners }: Hit, words: HitWords): string {
  if (owners.length === 0) return [section, page].filter(Boolean).join(' › ');
  const others = owners.length - MAX_OWNERS;
  const named = owners.slice(0, MAX_OWNERS).join(', ');
  return `${section} · ${words.of} ${named}${others > 0 ? ` ${fillIn(words.more, { count: others })}` : ''}`;
}

function marked(text: string, marks: Hit['marks'], name: string): HTMLElement {
  const parent = element('span', { 'data-hit': name });
  let position = 0;
  for (const [start, end] of marks) {
    parent.append(text.slice(position, start), element('mark', {}, text.slice(start, end)));
    position = end;
  }
  parent.append(text.slice(position));
  return parent;
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  if (text) created.append(text);
  return created;
}
